import { StoreUnavailable } from '@camp/application/shared/store-unavailable.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { type Command, CommanderError } from 'commander'
import { type Answer, type Stop, stop } from './answer.ts'
import type { Cli, Questions } from './cli.ts'
import type { Door } from './door.ts'
import { type Exit, exitCodes } from './exit-codes.ts'
import { campProgram } from './program.ts'
import { paintFor } from './terminal/colour.ts'
import { type Mode, modeOf } from './terminal/mode.ts'
import { reportText } from './terminal/show-report.ts'
import type { Terminal } from './terminal/terminal.ts'
import type { Underway } from './underway.ts'

export interface Surroundings {
  readonly terminal: Terminal
  readonly door: Door
  readonly underway: Underway
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** One command from its words to its exit code. */
export async function runCamp(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { terminal, door } = surroundings
  let exit: Exit = 'ok'
  const program: Command = campProgram(
    cliOf(
      surroundings,
      () => modeOf(program.opts()),
      (answered) => (exit = answered),
    ),
    terminal,
  )
  try {
    await program.parseAsync(withHelpFirst(words), { from: 'user' })
    return exitCodes[exit]
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage
    const stopped = await explained(error, door)
    for (const message of stopped.messages) terminal.say(message)
    return exitCodes[stopped.exit]
  }
}

/** `camp` alone and `camp help …` are `--help`. */
function withHelpFirst(words: readonly string[]): readonly string[] {
  const [first, ...others] = words
  return first === undefined || first === 'help' ? [...others, '--help'] : words
}

function cliOf({ terminal, door, underway, environment }: Surroundings, mode: () => Mode, end: (exit: Exit) => void): Cli {
  let product: Promise<UseCases> | undefined
  const say = (text: string) => mode().isQuiet || terminal.say(text)
  return {
    door,
    useCases: () => {
      product ??= door.useCases(say)
      return product
    },
    act: async (work) => {
      const answer = await work()
      show(answer, { terminal, mode: mode(), environment, say })
      end(answer.exit ?? 'ok')
    },
    progress: (title, work, afterStop) =>
      withProgress(title, work, { terminal, underway, afterStop, say, isAnimated: mayAnimate(terminal, mode(), environment) }),
    get ask() {
      return terminal.canAsk && mode().mayAsk ? questionsOf(terminal) : undefined
    },
  }
}

function questionsOf(terminal: Terminal): Questions {
  return {
    text: (message) => terminal.askText(message),
    secret: (message) => terminal.askSecret(message),
    choice: (message, choices) => terminal.askChoice(message, choices),
    yes: (message) => terminal.askYes(message),
  }
}

interface Showing extends Pick<Surroundings, 'terminal' | 'environment'> {
  readonly mode: Mode
  readonly say: (text: string) => void
}

/** Why a command stopped is said even in quiet mode. */
function show(answer: Answer, { terminal, mode, environment, say }: Showing): void {
  const colour = { wantsColour: mode.wantsColour, environment }
  const paintMessage = paintFor({ isOnScreen: terminal.areMessagesOnScreen, ...colour })
  if (answer.kind === 'stop') {
    const [first = '', ...others] = answer.messages
    for (const message of [paintMessage('red', first), ...others]) terminal.say(message)
    return
  }
  const text = reportText(answer, mode, paintFor({ isOnScreen: terminal.isDataOnScreen, ...colour }))
  if (text !== '') terminal.print(text)
  for (const message of answer.messages ?? []) say(message)
}

interface Progressing extends Pick<Surroundings, 'terminal' | 'underway'> {
  readonly afterStop: string | undefined
  readonly say: (text: string) => void
  readonly isAnimated: boolean
}

/** Seen by who waits at a terminal; a log or a pipe gets what came of it alone. */
async function withProgress<Value>(
  title: string,
  work: (step: (text: string) => void) => Promise<Value>,
  { terminal, underway, afterStop, say, isAnimated }: Progressing,
): Promise<Value> {
  underway.begin(title)
  const noting = (show: (text: string) => void) => (text: string) => {
    underway.reached(title, text, afterStop)
    show(text)
  }
  const tell = (text: string) => terminal.areMessagesOnScreen && say(text)
  if (!isAnimated) tell(`${title} …`)
  const value = isAnimated
    ? await terminal.animate(title, (step) => work(noting(step)))
    : await work(noting((text) => tell(`${title}: ${text}`)))
  underway.end()
  return value
}

function mayAnimate(
  terminal: Terminal,
  { isQuiet, isPlain, wantsColour }: Mode,
  environment: Surroundings['environment'],
): boolean {
  const isScreen = terminal.areMessagesOnScreen && terminal.isDataOnScreen
  return isScreen && wantsColour && !isQuiet && !isPlain && environment.TERM !== 'dumb' && !environment.NO_COLOR
}

async function explained(error: unknown, door: Door): Promise<Stop> {
  if (error instanceof Error && error.name === 'ExitPromptError') return stop('interrupted', 'Interrupted. Nothing was changed.')
  const known = await door.explain(error)
  if (known) return known
  if (error instanceof StoreUnavailable) return stop('unavailable', 'The database does not answer.', error.message)
  return stop(
    'bug',
    'This is a fault of the product, not of yours:',
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  )
}
