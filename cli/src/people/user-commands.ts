import type { PersonListing } from '@camp/application/people/platform/people-records.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { judgePassword, longestPassword, shortestPassword } from '@camp/domain/people/password-policy.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type Stop, stop } from '../answer.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'

/** Somebody by the whole of their e-mail address. */
export async function personByEmail({ listPeople }: UseCases, email: string): Promise<Result<PersonListing, Stop>> {
  const query = { actor: operator, search: email, role: '', state: '', sort: 'email', isDescending: false } as const
  const listed = await listPeople.execute({ ...query, limit: null, offset: 0 })
  if (!listed.ok) return refused(stop('refused', 'This is not allowed.'))
  const person = listed.value.rows.find((row) => row.email.toLowerCase() === email.trim().toLowerCase())
  return person ? accepted(person) : refused(stop('not-found', `${email}: Nobody has an account with this address.`))
}

/** What a password must be, said before anything is done. */
export const passwordWords = {
  'password-too-short': `A password has at least ${shortestPassword} characters.`,
  'password-too-long': `A password has at most ${longestPassword} characters.`,
  'password-too-common': 'Too many people use this password; choose another one.',
} as const

/** From a file or standard input, else from the person at the terminal, who sees none of it; else null. */
export async function typedPassword(cli: Cli, from: string | undefined): Promise<Result<string | null, Stop>> {
  const question = `Password (${shortestPassword} characters or more)`
  const text = from === undefined ? await cli.ask?.secret(question) : await cli.door.readText(from)
  if (text === undefined) return from === undefined ? accepted(null) : refused(stop('not-found', `There is no file ${from}.`))
  const judged = judgePassword(text.replace(/\r?\n$/, ''))
  return judged.ok ? judged : refused(stop('usage', passwordWords[judged.refusal.code]))
}
