export function packageRoot(): string { return process.cwd(); }
export function verifierTasks(): { name: string; run: () => Promise<void> }[] { return []; }
