import { runCamp } from '../run-camp.ts'
import { Underway } from '../underway.ts'
import { fakeDoor } from './fake-door.ts'
import { RecordingTerminal } from './recording-terminal.ts'

interface CampFacts {
  readonly terminal?: RecordingTerminal
  readonly door?: ReturnType<typeof fakeDoor>
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs a command line as a shell would cut it, over fakes. */
export async function camp(
  line: string,
  { terminal = new RecordingTerminal(), door = fakeDoor(), environment = {} }: CampFacts = {},
) {
  const exit = await runCamp(wordsOf(line), { terminal, door, underway: new Underway(), environment })
  return { exit, data: terminal.data, messages: terminal.messages, questions: terminal.questions, door }
}

function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
}
