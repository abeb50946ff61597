export interface Choice {
  readonly name: string
  readonly value: string
}

/** Where a command speaks: data to standard output, everything else to standard error. */
export interface Terminal {
  readonly isDataOnScreen: boolean
  readonly areMessagesOnScreen: boolean
  /** Somebody is there to answer. */
  readonly canAsk: boolean
  print(text: string): void
  say(text: string): void
  askText(message: string): Promise<string>
  /** Nothing of the answer is shown. */
  askSecret(message: string): Promise<string>
  askChoice(message: string, choices: readonly Choice[]): Promise<string>
  askYes(message: string): Promise<boolean>
  /** A line that moves while `work` runs; only where messages are on a screen. */
  animate<Value>(title: string, work: (step: (text: string) => void) => Promise<Value>): Promise<Value>
}
