import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { InvalidArgumentError } from 'commander'
import { type Stop, stop } from './answer.ts'
import type { Cli, Questions } from './cli.ts'
import { operator } from './operator.ts'

interface Wanted {
  /** As it is written on the command line. */
  readonly name: string
  readonly ask: (questions: Questions) => Promise<string>
}

/** What the command line says, else what the person at the terminal answers, else a usage error. */
export async function given(cli: Cli, value: string | undefined, { name, ask }: Wanted): Promise<Result<string, Stop>> {
  const answer = value ?? (cli.ask ? await ask(cli.ask) : undefined)
  return answer ? accepted(answer) : refused(stop('usage', `Missing: ${name}`))
}

/** The same, where what is typed has to be read: a date, an amount. */
export async function givenAs<Value>(
  cli: Cli,
  value: Value | undefined,
  { read, ...wanted }: Wanted & { readonly read: (text: string) => Value },
): Promise<Result<Value, Stop>> {
  if (value !== undefined) return accepted(value)
  const text = await given(cli, undefined, wanted)
  if (!text.ok) return text
  try {
    return accepted(read(text.value))
  } catch (error) {
    if (error instanceof InvalidArgumentError) return refused(stop('usage', `${wanted.name}: ${error.message}`))
    throw error
  }
}

/** An organisation by its slug; a person at a terminal chooses from the list. */
export function givenOrganisation(cli: Cli, slug: string | undefined, name = '--org <slug>'): Promise<Result<string, Stop>> {
  return given(cli, slug, { name, ask: (questions) => chooseOrganisation(cli, questions) })
}

async function chooseOrganisation(cli: Cli, questions: Questions): Promise<string> {
  const listed = await (await cli.useCases()).listOrganisations.execute({ actor: operator })
  if (!listed.ok || listed.value.length === 0) return ''
  return questions.choice(
    'Which organisation?',
    listed.value.map(({ slug, name }) => ({ value: slug, name: `${name} (${slug})` })),
  )
}
