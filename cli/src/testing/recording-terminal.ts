import type { Choice, Terminal } from '../terminal/terminal.ts'

/** Keeps what a command prints and says; answers questions from a list. */
export class RecordingTerminal implements Terminal {
  readonly isDataOnScreen: boolean
  readonly areMessagesOnScreen: boolean
  readonly canAsk: boolean
  readonly printed: string[] = []
  readonly said: string[] = []
  readonly questions: string[] = []
  readonly #answers: string[]

  constructor({ isScreen = false, answers = [] }: { readonly isScreen?: boolean; readonly answers?: readonly string[] } = {}) {
    this.isDataOnScreen = isScreen
    this.areMessagesOnScreen = isScreen
    this.canAsk = isScreen
    this.#answers = [...answers]
  }

  get data(): string {
    return this.printed.join('\n')
  }

  get messages(): string {
    return this.said.join('\n')
  }

  print(text: string): void {
    this.printed.push(text)
  }

  say(text: string): void {
    this.said.push(text)
  }

  async askText(message: string): Promise<string> {
    return this.#answer(message)
  }

  async askSecret(message: string): Promise<string> {
    return this.#answer(message)
  }

  async askChoice(message: string, choices: readonly Choice[]): Promise<string> {
    const name = this.#answer(message)
    return choices.find((choice) => choice.name === name)?.value ?? ''
  }

  async askYes(message: string): Promise<boolean> {
    return this.#answer(message) === 'yes'
  }

  animate<Value>(title: string, work: (step: (text: string) => void) => Promise<Value>): Promise<Value> {
    this.said.push(`~ ${title}`)
    return work((text) => this.said.push(`~ ${title} ${text}`))
  }

  #answer(question: string): string {
    this.questions.push(question)
    const answer = this.#answers.shift()
    if (answer === undefined) throw new Error(`nobody answers "${question}"`)
    return answer
  }
}
