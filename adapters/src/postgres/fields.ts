/** A field that is not simply a column: how it is read from a row, and the columns that it is written to. */
export interface Conversion<Row, Value> {
  readonly read: (row: Row) => Value
  /** Nothing for what stands in rows of its own. */
  readonly write: (value: Value) => Partial<Row>
  /** Said where a list of the columns that are read is wanted. */
  readonly columns?: readonly (keyof Row)[]
}

type Unchanging<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value

/** The columns that hold just what the field holds. */
type ColumnsHolding<Row, Value> = {
  [Column in keyof Row]: [Row[Column]] extends [Value] ? ([Value] extends [Unchanging<Row[Column]>] ? Column : never) : never
}[keyof Row]

/**
 * Where every field of a type stands in a row: in a column, by its name, or behind a conversion. None can be
 * left out.
 */
export type Fields<Row, Type> = {
  readonly [Name in keyof Type]-?: ColumnsHolding<Row, Type[Name]> | Conversion<Row, Type[Name]>
}

type ColumnsOf<Field> = Field extends PropertyKey
  ? Field
  : Field extends { readonly write: (value: never) => infer Columns }
    ? keyof Columns
    : never

/** The columns that a description writes. */
type Written<Row, Described> = Pick<Row, ColumnsOf<Described[keyof Described]> & keyof Row>

type Anything = Record<PropertyKey, unknown>
type Entries = readonly (readonly [name: string, field: PropertyKey | Conversion<Anything, unknown>])[]

/** Reads the fields in the order of their description; one that is read as undefined is left out. */
export function reader<Row, Type>(fields: Fields<Row, Type>): (row: Row) => Type {
  const entries: Entries = Object.entries(fields)
  // V8 gives an object of JSON room for just its fields; one that grows by each has another beside it.
  const empty: Anything = JSON.parse(JSON.stringify(Object.fromEntries(entries.map(([name]) => [name, null]))))
  return (row) => {
    const read: Anything = { ...empty }
    let isWhole = true
    for (const [name, field] of entries) {
      const value = typeof field === 'object' ? field.read(row as Anything) : (row as Anything)[field]
      read[name] = value
      isWhole &&= value !== undefined
    }
    return (isWhole ? read : withoutUndefined(read)) as Type
  }
}

function withoutUndefined(read: Anything): Anything {
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

/** The columns of a whole value; those of a field that is absent are left out. */
export function writer<Row, Type, Described extends Fields<Row, Type>>(
  fields: Described,
): (value: Type) => Written<Row, Described> {
  const entries: Entries = Object.entries(fields)
  return (value) => {
    const written: Anything = {}
    for (const [name, field] of entries) {
      const held = (value as Anything)[name]
      if (held === undefined) continue
      if (typeof field === 'object') Object.assign(written, field.write(held))
      else written[field] = held
    }
    return written as Written<Row, Described>
  }
}

/** The columns of the fields given. */
export function changesWriter<Row, Type, Described extends Fields<Row, Type>>(
  fields: Described,
): (values: Partial<Type>) => Partial<Written<Row, Described>> {
  return writer<Row, Type, Described>(fields) as (values: Partial<Type>) => Partial<Written<Row, Described>>
}

/** A description without some of its fields, for a type that says them otherwise or not at all. */
export function without<All extends object, const Name extends keyof All>(fields: All, names: readonly Name[]): Omit<All, Name> {
  const left = Object.entries(fields).filter(([name]) => !names.includes(name as Name))
  return Object.fromEntries(left) as Omit<All, Name>
}

/** A field whose values stand in rows of their own: it is read with the row and written beside it. */
export function inOtherRows<Row, Value>(read: (row: Row) => Value) {
  return { read, write: (): Readonly<Record<never, never>> => ({}) }
}
