import type { CreatePersonRefusal } from '@camp/application/people/platform/create-person.ts'
import { type Role, roles } from '@camp/domain/people/role.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { type Command, Option } from 'commander'
import { type Answer, campLine, report, type Stop, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import type { Exit } from '../exit-codes.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { personByEmail, typedPassword } from './user-commands.ts'

interface Options {
  readonly email?: string
  readonly role: Role
  readonly name?: string
  readonly org?: string
  readonly passwordFrom?: string
  readonly code: boolean
}

export function createUserCommand(cli: Cli): Command {
  return campCommand({
    verb: 'create',
    summary: 'Give somebody an account, with a password or with a code to their e-mail address',
    examples: [
      'user create --role SUPERADMIN --email zanele@example.org',
      'user create --role SUPERADMIN --email zanele@example.org --password-from password.txt',
      'user create --role ORGADMIN --email zanele@example.org --org kloofwater-camp --code',
    ],
  })
    .option('--email <address>', 'how they log in')
    .addOption(new Option('--role <role>', 'what they are').choices(roles).default('USER'))
    .option('--name <name>', 'first and last name; the first part of the address unless given')
    .option('--org <slug>', 'where staff of a campsite works')
    .option('--password-from <path>', 'a file with the password, - for standard input')
    .option('--code', 'ask for no password: they log in with a code that is sent to their address', false)
    .action((options: Options) => cli.act(() => createUser(cli, options)))
}

async function createUser(cli: Cli, options: Options): Promise<Answer> {
  const email = await given(cli, options.email, { name: '--email <address>', ask: ({ text }) => text('E-mail address?') })
  if (!email.ok) return email.refusal
  const contradiction = await contradictionIn(cli, options)
  if (contradiction) return contradiction
  const useCases = await cli.useCases()
  const hadAccount = (await personByEmail(useCases, email.value)).ok
  const needsNone = options.code || hadAccount
  const typed = needsNone ? accepted(null) : await typedPassword(cli, options.passwordFrom)
  if (!typed.ok) return typed.refusal
  const password = typed.value
  if (password === null && !needsNone) return stop('usage', 'Missing: --password-from <path> or --code')
  const { role, org: slug = '' } = options
  const [firstName = '', ...others] = (options.name ?? email.value.split('@')[0] ?? '').trim().split(/\s+/)
  const person = { email: email.value, firstName, lastName: others.join(' '), role, slug }
  const created = await useCases.createPerson.execute({ actor: operator, ...person })
  if (!created.ok) return creationStop(created.refusal, email.value)
  const kept = await personByEmail(useCases, email.value)
  if (!kept.ok) return kept.refusal
  const { userId } = kept.value
  if (password !== null) {
    const set = await useCases.setPasswordOf.execute({ userId, password })
    if (!set.ok) return stop('failed', ...withoutPassword(email.value))
  }
  return report({
    json: { userId, email: email.value, role, hasPassword: password !== null },
    tables: [
      {
        columns: [{ name: 'Name' }, { name: 'E-mail' }, { name: 'Role' }],
        rows: [[[person.firstName, person.lastName].filter(Boolean).join(' '), email.value, role]],
      },
    ],
    messages: [waysIn[hadAccount ? 'as-before' : password === null ? 'by-code' : 'by-password']],
  })
}

/** What cannot be meant, or would leave somebody with no way in. */
async function contradictionIn(cli: Cli, { role, org, code, passwordFrom }: Options): Promise<Stop | undefined> {
  if (code && passwordFrom !== undefined) return stop('usage', 'Say --code or --password-from, not both.')
  if (org !== undefined && role !== 'ORGADMIN' && role !== 'ORGUSER')
    return stop('usage', '--org is for staff of a campsite: --role ORGADMIN or --role ORGUSER.')
  if (code && !(await cli.door.sendsEmail()))
    return stop('conflict', 'E-mail is off (EMAIL), so nobody would get the code. Say --password-from <path>.')
  return undefined
}

const waysIn = {
  'as-before': 'They had an account. They log in as before.',
  'by-code': 'They log in with a code to their e-mail address, at /auth/login.',
  'by-password': 'They log in with this password.',
} as const

function withoutPassword(email: string): readonly string[] {
  return [`${email}: The account is there, and its password was not set.`, `Next: ${campLine(`user reset --email ${email}`)}`]
}

const refusals = {
  'not-permitted': ['refused', 'This is not allowed.'],
  'email-taken': ['conflict', 'Somebody has an account with this address.'],
  'organisation-unknown': ['not-found', 'There is no such campsite; say it with --org <slug>.'],
  'email-invalid': ['usage', 'This is not an e-mail address.'],
  'name-missing': ['usage', 'Missing: --name <name>'],
  'already-member': ['conflict', 'They already work there.'],
  banned: ['conflict', 'They are banned.'],
  'platform-account': ['conflict', 'This account belongs to the platform.'],
  'other-role': ['conflict', 'They have another role elsewhere, and nobody can have two.'],
} as const satisfies Record<CreatePersonRefusal['code'], readonly [Exit, string]>

function creationStop({ code }: CreatePersonRefusal, email: string): Answer {
  const [exit, words] = refusals[code]
  const next = code === 'email-taken' ? [`Next: ${campLine(`user reset --email ${email} --password-from <path>`)}`] : []
  return stop(exit, `${email}: ${words}`, ...next)
}
