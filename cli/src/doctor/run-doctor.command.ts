import type { Command } from 'commander'
import { type Answer, report } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'

const columns = [{ name: 'Invariant' }, { name: 'Rows', isNumber: true }, { name: 'Promise' }] as const

export function runDoctorCommand(cli: Cli): Command {
  return campCommand({
    verb: 'doctor',
    summary: 'Prove on live data that no plot is sold twice and that the money adds up; reads only',
    examples: ['doctor', 'doctor --json'],
  }).action(() => cli.act(() => runDoctor(cli)))
}

async function runDoctor(cli: Cli): Promise<Answer> {
  const checks = await (await cli.useCases()).runDoctor.execute()
  const broken = checks.filter(({ violations }) => violations > 0)
  return report({
    json: {
      isSound: broken.length === 0,
      invariants: checks.map(({ id, promise, violations, examples, hint }) => ({ id, promise, violations, examples, hint })),
    },
    tables: [{ columns, rows: checks.map(({ id, promise, violations }) => [id, String(violations), promise]) }],
    messages: [
      ...broken.flatMap(({ id, hint, examples }) => [`${id}: ${hint}`, ...examples.map((example) => `  ${example}`)]),
      broken.length === 0 ? 'Every invariant holds.' : `Broken invariants: ${broken.length} of ${checks.length}.`,
    ],
    exit: broken.length === 0 ? 'ok' : 'failed',
  })
}
