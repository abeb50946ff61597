import type { Command } from 'commander'
import { type Answer, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { writtenFile } from '../written-file.ts'

interface Options {
  readonly out?: string
  readonly force: boolean
}

export function payoutFileCommand(cli: Cli): Command {
  return campCommand({
    verb: 'file',
    summary: 'The bank file of a run; there is none while it waits for a second person',
    examples: ['payout file 1', 'payout file 1 --out payouts-1.csv'],
  })
    .argument('<run>', 'the run’s number')
    .option('--out <file>', 'write to a file')
    .option('--force', 'overwrite the file when it is there', false)
    .action((run: string, options: Options) => cli.act(() => payoutFile(cli, run, options)))
}

async function payoutFile(cli: Cli, runId: string, { out, force }: Options): Promise<Answer> {
  const shown = await (await cli.useCases()).showPayoutRun.execute({ actor: operator, runId })
  if (!shown.ok)
    return refusalStop({ code: shown.refusal.code === 'no-such-run' ? 'not-found' : 'not-permitted' }, `Run ${runId}`)
  const { file, needsSecond, approvedAt } = shown.value
  if (needsSecond && approvedAt === null)
    return stop('conflict', `Run ${runId} waits for a second person; see /admin/payouts/${runId}`)
  // What prints it ends a line with LF; every line of this file ends with CR LF.
  if (out === undefined) return report({ json: { run: runId, file }, tables: [], text: file.replace(/\n$/, '') })
  return writtenFile(cli, { file: out, content: file, force }, { json: { run: runId, file: out } })
}
