throw new Error("no start today");
