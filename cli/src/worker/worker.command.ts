import type { Command } from 'commander'
import { type Answer, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

export function workerCommand(cli: Cli): Command {
  return campCommand({
    verb: 'worker',
    summary: 'Do the scheduled work until stopped: at once what waits, the rest by its table of times; any number may run',
    examples: ['worker', 'worker --quiet'],
  }).action(() => cli.act(() => work(cli)))
}

async function work(cli: Cli): Promise<Answer> {
  await cli.progress('The worker runs', (step) => cli.door.work(step))
  return report({ json: { stopped: true }, tables: [], messages: ['The worker has stopped.'] })
}
