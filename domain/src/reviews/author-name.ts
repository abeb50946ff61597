/** `Thandi M.`: enough to believe in a person, too little to find one. */
export function authorName(firstName: string, lastName: string): string {
  const [initial] = lastName.trim()
  return [firstName.trim(), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ')
}
