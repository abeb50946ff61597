/** A letter about coming aboard; `to` is null where the platform reads it. */
export interface AboardLetter {
  readonly kind: 'signed-up' | 'welcomed' | 'ready' | 'received' | 'question' | 'answer' | 'opened'
  readonly to: string | null
  readonly firstName: string
  readonly organisationName: string
  readonly slug: string
  /** What was asked or answered; empty where nothing was written. */
  readonly text: string
}

/** Writes the letter that will be sent, in the transaction of the step. */
export interface AboardLetters {
  write(letter: AboardLetter): Promise<void>
}
