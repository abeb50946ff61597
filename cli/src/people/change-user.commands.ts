import type { BanRefusal } from '@camp/application/people/platform/ban-person.ts'
import type { Command } from 'commander'
import { type Answer, report, type Stop, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { given } from '../given.ts'
import { operator } from '../operator.ts'
import { refusalStop } from '../refusals.ts'
import { passwordWords, personByEmail, typedPassword } from './user-commands.ts'

interface BanOptions {
  readonly email?: string
  readonly reason?: string
  readonly lift: boolean
  readonly dryRun: boolean
}

export function banUserCommand(cli: Cli): Command {
  return campCommand({
    verb: 'ban',
    summary: 'Ban somebody everywhere at once, or let them in again',
    examples: [
      'user ban --email zanele@example.org --reason "Books what is never paid" --dry-run',
      'user ban --email zanele@example.org --reason "Books what is never paid"',
      'user ban --email zanele@example.org --lift',
    ],
  })
    .option('--email <address>', 'whom')
    .option('--reason <text>', 'told to them when they log in')
    .option('--lift', 'let them in again', false)
    .option('--dry-run', 'say whether it can be done, change nothing', false)
    .action((options: BanOptions) => cli.act(() => banUser(cli, options)))
}

async function banUser(cli: Cli, options: BanOptions): Promise<Answer> {
  const email = await given(cli, options.email, { name: '--email <address>', ask: ({ text }) => text('Who (e-mail address)?') })
  if (!email.ok) return email.refusal
  const useCases = await cli.useCases()
  const person = await personByEmail(useCases, email.value)
  if (!person.ok) return person.refusal
  const { dryRun } = options
  const on = { actor: operator, userId: person.value.userId, dryRun }
  if (options.lift) {
    const lifted = await useCases.liftBan.execute(on)
    const free = dryRun ? 'They could log in again. Nothing was changed.' : 'They can log in again.'
    return lifted.ok ? done(email.value, free) : refusalStop(lifted.refusal, email.value)
  }
  const reason = await given(cli, options.reason, {
    name: '--reason <text>',
    ask: ({ text }) => text('Reason (they will read it)?'),
  })
  if (!reason.ok) return reason.refusal
  const banned = await useCases.banPerson.execute({ ...on, reason: reason.value })
  const out = dryRun
    ? 'They would be signed out everywhere and kept out. Nothing was changed.'
    : 'They are signed out everywhere and kept out.'
  return banned.ok ? done(email.value, out) : banStop(banned.refusal, email.value)
}

function banStop(refusal: BanRefusal, email: string): Stop {
  switch (refusal.code) {
    case 'reason-missing':
      return stop('usage', 'Missing: --reason <text>')
    case 'oneself':
      return stop('conflict', `${email}: you cannot ban yourself.`)
    case 'erased':
      return stop('conflict', `${email}: they are erased.`)
    case 'last-administrator':
      return stop('conflict', `${email}: the last administrator of the platform; give it another one first.`)
    default:
      return refusalStop(refusal, email)
  }
}

interface ResetOptions {
  readonly email?: string
  readonly passwordFrom?: string
}

export function resetUserCommand(cli: Cli): Command {
  return campCommand({
    verb: 'reset',
    summary: 'Give somebody who cannot log in a new password; they are signed out everywhere and told',
    examples: [
      'user reset --email zanele@example.org --password-from password.txt',
      'user reset --email zanele@example.org --password-from password.txt --json',
    ],
  })
    .option('--email <address>', 'whose')
    .option('--password-from <path>', 'a file with the password, - for standard input')
    .action((options: ResetOptions) => cli.act(() => resetUser(cli, options)))
}

async function resetUser(cli: Cli, { email: typed, passwordFrom }: ResetOptions): Promise<Answer> {
  const email = await given(cli, typed, { name: '--email <address>', ask: ({ text }) => text('Whose (e-mail address)?') })
  if (!email.ok) return email.refusal
  const useCases = await cli.useCases()
  const person = await personByEmail(useCases, email.value)
  if (!person.ok) return person.refusal
  const password = await typedPassword(cli, passwordFrom)
  if (!password.ok) return password.refusal
  if (password.value === null) return stop('usage', 'Missing: --password-from <path>')
  const set = await useCases.setPasswordOf.execute({ userId: person.value.userId, password: password.value })
  if (set.ok) return done(email.value, 'They have a new password, and are signed out everywhere.')
  const { code } = set.refusal
  return code === 'not-found' ? stop('not-found', `${email.value}: Not found.`) : stop('usage', passwordWords[code])
}

interface ResetFactorOptions {
  readonly email?: string
}

export function resetFactorCommand(cli: Cli): Command {
  return campCommand({
    verb: 'reset-factor',
    summary:
      'Switch two-step login off for somebody who has lost phone and recovery codes; they are signed out everywhere and told',
    examples: ['user reset-factor --email zanele@example.org', 'user reset-factor --email zanele@example.org --json'],
  })
    .option('--email <address>', 'whose')
    .action((options: ResetFactorOptions) => cli.act(() => resetFactor(cli, options)))
}

async function resetFactor(cli: Cli, { email: typed }: ResetFactorOptions): Promise<Answer> {
  const email = await given(cli, typed, { name: '--email <address>', ask: ({ text }) => text('Whose (e-mail address)?') })
  if (!email.ok) return email.refusal
  const useCases = await cli.useCases()
  const person = await personByEmail(useCases, email.value)
  if (!person.ok) return person.refusal
  const reset = await useCases.resetSecondFactor.execute({ userId: person.value.userId })
  if (reset.ok) return done(email.value, 'Two-step login is off, and they are signed out everywhere.')
  return reset.refusal.code === 'not-found'
    ? stop('not-found', `${email.value}: Not found.`)
    : stop('conflict', `${email.value}: Two-step login is not on.`)
}

function done(email: string, message: string): Answer {
  return report({ json: { email }, tables: [], messages: [message] })
}
