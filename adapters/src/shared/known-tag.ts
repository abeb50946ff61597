/** Whether `If-None-Match` names the tag: then the reader has it already. */
export function isKnownTag(known: string | null | undefined, tag: string): boolean {
  if (!known) return false
  return known.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)
}
