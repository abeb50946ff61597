import type { UseCases } from '@camp/application/use-cases.ts'
import type { Answer } from './answer.ts'
import type { Door } from './door.ts'
import type { Choice } from './terminal/terminal.ts'

/** What a command has in its hands. */
export interface Cli {
  readonly door: Door
  /** Opens the product on first use. */
  useCases(): Promise<UseCases>
  /** Runs the command and shows its answer. */
  act(work: () => Promise<Answer>): Promise<void>
  /**
   * Something for the person who waits, at once and then with counts; nothing in quiet mode. `afterStop` ends
   * the sentence of a command that was stopped and does not go on when it is run again.
   */
  progress<Value>(title: string, work: (step: (text: string) => void) => Promise<Value>, afterStop?: string): Promise<Value>
  /** Undefined where nobody may be asked. */
  readonly ask: Questions | undefined
}

export interface Questions {
  text(message: string): Promise<string>
  /** What is typed is not shown. */
  secret(message: string): Promise<string>
  choice(message: string, choices: readonly Choice[]): Promise<string>
  yes(message: string): Promise<boolean>
}
