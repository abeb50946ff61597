import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { limitOfRows } from '../option-values.ts'

interface Options {
  readonly limit: number
  readonly for: number
}

/** Seconds between two turns of one command. */
const pause = 10

export function syncHtiCommand(cli: Cli): Command {
  return campCommand({
    verb: 'sync',
    summary: 'Tell HTI what changed, settle what a stopped process left, forget messages older than 90 days',
    examples: ['hti sync', 'hti sync --for 50 --quiet'],
  })
    .option('--limit <messages>', 'how many are sent at most in one turn', limitOfRows, 100)
    .option('--for <seconds>', 'go on for so long, a turn every ten seconds', limitOfRows, 0)
    .action((options: Options) => cli.act(() => syncHti(cli, options)))
}

async function syncHti(cli: Cli, { limit, for: seconds }: Options): Promise<Answer> {
  const { said, silent } = await tell(cli, { limit, turns: 1 + Math.floor(seconds / pause) })
  const { failed, forgotten } = await (await cli.useCases()).settleHtiMessages.execute()
  return report({
    json: { said, silent, failed, forgotten },
    tables: [
      {
        columns: ['Sent', 'Silent lines', 'Settled', 'Forgotten'].map((name) => ({ name, isNumber: true as const })),
        rows: [[said, silent, failed, forgotten].map(String)],
      },
    ],
    messages: [
      `Sent: ${said}. Campsites whose line is silent: ${silent}. Settled as failed: ${failed}. Forgotten: ${forgotten}.`,
      ...(silent > 0 ? [`Next: ${campLine('hti log --state RETRY')}`] : []),
    ],
  })
}

async function tell(cli: Cli, { limit, turns }: { readonly limit: number; readonly turns: number }) {
  const { tellHti } = await cli.useCases()
  const sum = { said: 0, silent: 0 }
  for (let turn = 1; turn <= turns; turn += 1) {
    const told = await tellHti.execute({ limit })
    sum.said += told.said
    sum.silent = told.silent
    if (turn < turns) await cli.door.wait(pause)
  }
  return sum
}
