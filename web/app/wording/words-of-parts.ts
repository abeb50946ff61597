type Loaded<Part> = Part extends () => Promise<infer Words> ? Words : never
type Together<Union> = (Union extends unknown ? (words: Union) => void : never) extends (words: infer All) => void ? All : never

/** The words of several parts, by namespace. */
export type WordsOfParts<Parts> = Together<{ [Name in keyof Parts]: Loaded<Parts[Name]> }[keyof Parts]>
