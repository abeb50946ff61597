export type IntersectionOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

type NamedTwice<Tables extends readonly object[], Names = never> = Tables extends readonly [
  infer First extends object,
  ...infer Rest extends readonly object[],
]
  ? (keyof First & Names) | NamedTwice<Rest, Names | keyof First>
  : never

type EachNamedOnce<Tables extends readonly object[]> = [NamedTwice<Tables>] extends [never]
  ? unknown
  : { readonly namedTwice: NamedTwice<Tables> }

type Joined<Tables extends readonly object[]> = IntersectionOf<Tables[number]>

/** One table of several. A name that stands in two of them does not compile. */
export function joinedTables<const Tables extends readonly object[]>(
  tables: Tables & EachNamedOnce<Tables>,
): { readonly [Name in keyof Joined<Tables>]: Joined<Tables>[Name] } {
  return Object.assign({}, ...tables)
}
