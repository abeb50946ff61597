import { openDoor } from './container.ts'
import { endOnSignals } from './end-on-signals.ts'
import { exitCodes } from './exit-codes.ts'
import { runCamp } from './run-camp.ts'
import { ProcessTerminal } from './terminal/process-terminal.ts'
import { Underway } from './underway.ts'

/** The command of this process, on its terminal. */
export async function runProcess(): Promise<void> {
  const terminal = new ProcessTerminal()
  const door = openDoor(process.env)
  const underway = new Underway()
  const signals = endOnSignals(async () => {
    terminal.say(door.isServing ? 'Stopping: what has begun is finished.' : underway.sentence())
    terminal.fallSilent()
    await door.close()
    return door.isServing
  })
  const exit = await runCamp(process.argv.slice(2), { terminal, door, underway, environment: process.env })
  if (signals.areEnding) return
  await door.close()
  const lostData = await terminal.lostData()
  if (lostData) terminal.say(`What was found could not be printed: ${lostData}`)
  process.exitCode = lostData ? exitCodes.failed : exit
}
