/**
 * What the forms of the site are signed with: random, the same in every process, known to the database alone.
 */
export interface FormSecrets {
  /** Made when nobody has asked before; the same for all who ask at once. */
  current(): Promise<string>

  /** Another one from now on: what was signed with the old one counts no more. */
  replace(): Promise<void>
}
