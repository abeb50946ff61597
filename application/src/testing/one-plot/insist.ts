export function insist(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise)
}
