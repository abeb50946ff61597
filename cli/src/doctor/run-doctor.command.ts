import type { OperationFigures } from '@camp/application/operations/operation-figures.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report } from '../answer.ts'
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
  const useCases = await cli.useCases()
  const [checks, figures] = [await useCases.runDoctor.execute(), await useCases.readOperationFigures.execute()]
  const broken = checks.filter(({ violations }) => violations > 0)
  return report({
    json: {
      isSound: broken.length === 0,
      workers: figures.workers,
      jobsWithProblems: figures.jobs.filter(({ problem }) => problem !== null),
      invariants: checks.map(({ id, promise, violations, examples, hint }) => ({ id, promise, violations, examples, hint })),
    },
    tables: [{ columns, rows: checks.map(({ id, promise, violations }) => [id, String(violations), promise]) }],
    messages: [
      ...broken.flatMap(({ id, hint, examples }) => [`${id}: ${hint}`, ...examples.map((example) => `  ${example}`)]),
      ...workSentences(figures),
      broken.length === 0 ? 'Every invariant holds.' : `Broken invariants: ${broken.length} of ${checks.length}.`,
    ],
    exit: broken.length === 0 ? 'ok' : 'failed',
  })
}

/** Whether anybody does the scheduled work; a crontab leaves no trace of itself. */
function workSentences({ workers, lastWorkerSeconds, jobs, messages }: OperationFigures): readonly string[] {
  const last = lastWorkerSeconds === null ? 'none was ever seen' : `the last was seen ${Math.round(lastWorkerSeconds)} s ago`
  const absent = `No worker runs (${last}), and ${messages.due} messages are due. Unless a crontab does its work, start one: ${campLine('worker')}`
  return [
    workers > 0 ? `Workers that run: ${workers}.` : absent,
    ...jobs.flatMap(({ name, problem }) => (problem === null ? [] : [`Scheduled work "${name}": ${problem}`])),
  ]
}
