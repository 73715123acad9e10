/** The subset of JSON Schema that our schemas use, to say what is allowed at a position. */
export interface Definition {
  readonly description?: string;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly if?: Definition;
  readonly then?: Definition;
  readonly else?: Definition;
  readonly oneOf?: readonly Definition[];
  readonly anyOf?: readonly Definition[];
  readonly discriminator?: { readonly propertyName: string };
  readonly properties?: Readonly<Record<string, Definition>>;
  readonly required?: readonly string[];
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly additionalProperties?: boolean | Definition;
  readonly items?: Definition;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly uniqueItems?: boolean;
}
