import type { Choice, Terminal } from './terminal.ts'
import { writtenData } from './written-data.ts'

/**
 * The terminal of this process. Questions and progress go to standard error, so that data can be piped
 * meanwhile.
 */
export class ProcessTerminal implements Terminal {
  readonly isDataOnScreen = Boolean(process.stdout.isTTY)
  readonly areMessagesOnScreen = Boolean(process.stderr.isTTY)
  readonly canAsk = Boolean(process.stdin.isTTY) && Boolean(process.stderr.isTTY)

  #isSilent = false
  #printing: Promise<void> = Promise.resolve()
  #lostData: string | undefined

  constructor() {
    process.stdout.on('error', (error) => this.#lose(error))
    // Whom nobody reads has nothing to say it to; the command still ends as it should.
    process.stderr.on('error', () => {})
  }

  /** Why data did not come where it was to be printed: a disk that is full. Once all of it was tried. */
  async lostData(): Promise<string | undefined> {
    await this.#printing
    return this.#lostData
  }

  print(text: string): void {
    if (this.#isSilent) return
    const written = writtenData(process.stdout, `${text}\n`)
    this.#printing = Promise.all([this.#printing, written]).then(([, error]) => error && this.#lose(error))
  }

  say(text: string): void {
    if (!this.#isSilent) process.stderr.write(`${text}\n`)
  }

  /** What a command that was stopped still does is of no interest to anybody. */
  fallSilent(): void {
    this.#isSilent = true
  }

  #lose(error: NodeJS.ErrnoException): void {
    // Whoever reads has read enough, as `head` does.
    if (error.code !== 'EPIPE') this.#lostData ??= error.message
  }

  async askText(message: string): Promise<string> {
    const { answer } = await (await prompts())([{ type: 'input', name: 'answer', message }])
    return answer.trim()
  }

  async askSecret(message: string): Promise<string> {
    const { answer } = await (await prompts())([{ type: 'password', name: 'answer', message }])
    return answer
  }

  async askChoice(message: string, choices: readonly Choice[]): Promise<string> {
    const { answer } = await (await prompts())([{ type: 'select', name: 'answer', message, choices: [...choices] }])
    return answer
  }

  async askYes(message: string): Promise<boolean> {
    const { answer } = await (await prompts())([{ type: 'confirm', name: 'answer', message, default: false }])
    return answer
  }

  async animate<Value>(title: string, work: (step: (text: string) => void) => Promise<Value>): Promise<Value> {
    const { Listr, ListrLogger, ProcessOutput } = await import('listr2')
    const logger = new ListrLogger({
      useIcons: true,
      toStderr: [],
      processOutput: new ProcessOutput(process.stderr, process.stderr),
    })
    const { promise, resolve } = Promise.withResolvers<Value>()
    const task = async (_: unknown, line: { title: string }) => {
      const step = (text: string) => {
        line.title = `${title} ${text}`
      }
      resolve(await work(step))
    }
    await new Listr([{ title, task }], {
      registerSignalListeners: false,
      rendererOptions: { logger, showErrorMessage: false },
    }).run()
    return promise
  }
}

/** Loaded when somebody is asked, not before. */
async function prompts() {
  const { default: inquirer } = await import('inquirer')
  return inquirer.createPromptModule({ output: process.stderr })
}
