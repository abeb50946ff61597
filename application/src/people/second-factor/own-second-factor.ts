import { readCode } from '@camp/domain/people/one-time-code.ts'
import { factorDueAt, isFactorRequired, recoveryCodeCount, writeRecoveryCode } from '@camp/domain/people/second-factor.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { sendSoon } from '../../messaging/written/send-soon.ts'
import type { Actor } from '../../shared/actor.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import type { Account } from '../account.ts'
import { ownAccount } from '../profile/profile-ports.ts'
import { giveBack, takeAttempts } from '../sign-in-limits.ts'
import type { Browser, SignInPorts } from '../sign-in-ports.ts'
import { type StartedSession, startSession } from '../start-session.ts'
import { type FactorRefusal, proveFactor } from './prove-factor.ts'

interface Own {
  readonly actor: Actor
}

export interface ShownFactor {
  readonly isRequired: boolean
  /** By when it has to be set up; null where nobody has asked for it, or it is there. */
  readonly dueAt: Temporal.Instant | null
  readonly factor:
    | { readonly state: 'none' }
    /** Shown until the first code has proved that the authenticator has it. */
    | { readonly state: 'waiting'; readonly secret: string; readonly address: string }
    | { readonly state: 'on'; readonly since: Temporal.Instant; readonly recoveryCodesLeft: number }
}

export class ShowSecondFactor {
  readonly #ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.#ports = ports
  }

  async execute({ actor }: Own): Promise<Result<ShownFactor, NotPermitted>> {
    const account = await ownAccount(this.#ports, actor)
    if (!account.ok) return account
    const { id, role, hasSecondFactor, factorAskedAt } = account.value
    const rule = this.#ports.factorRule
    const isRequired = isFactorRequired(rule, role)
    const dueAt = isRequired && !hasSecondFactor && factorAskedAt ? factorDueAt(rule, factorAskedAt) : null
    return accepted({ isRequired, dueAt, factor: await this.#factorOf(id, account.value) })
  }

  async #factorOf(id: Account['id'], { email }: Account): Promise<ShownFactor['factor']> {
    const factor = await this.#ports.secondFactors.find(id)
    if (!factor) return { state: 'none' }
    const { secret, onSince: since, recoveryCodesLeft } = factor
    if (since) return { state: 'on', since, recoveryCodesLeft }
    return { state: 'waiting', secret, address: this.#ports.authenticator.addressOf({ secret, email }) }
  }
}

type AlreadyOn = { readonly code: 'factor-is-on' }

/** A new secret, which does nothing before its first code. */
export class BeginSecondFactor {
  readonly #ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.#ports = ports
  }

  async execute({ actor }: Own): Promise<Result<null, NotPermitted | AlreadyOn>> {
    const account = await ownAccount(this.#ports, actor)
    if (!account.ok) return account
    if (account.value.hasSecondFactor) return refused({ code: 'factor-is-on' })
    await this.#ports.secondFactors.begin(account.value.id, this.#ports.authenticator.newSecret())
    return accepted(null)
  }
}

interface WithCode extends Own {
  readonly code: string
  readonly browser: Browser
}

/** Shown once, and kept as hashes alone. */
export interface NewRecoveryCodes {
  readonly recoveryCodes: readonly string[]
}

export interface TurnedOn extends NewRecoveryCodes {
  readonly session: StartedSession
}

export type TurnOnRefusal = NotPermitted | FactorRefusal | AlreadyOn | { readonly code: 'factor-not-begun' }

/** By the first code. Every session ends, and a new one starts here. */
export class TurnOnSecondFactor {
  readonly #ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.#ports = ports
  }

  async execute({ actor, code: typed, browser }: WithCode): Promise<Result<TurnedOn, TurnOnRefusal>> {
    const account = await ownAccount(this.#ports, actor)
    if (!account.ok) return account
    const { secondFactors, authenticator, attempts } = this.#ports
    const factor = await secondFactors.find(account.value.id)
    if (!factor) return refused({ code: 'factor-not-begun' })
    if (factor.onSince) return refused({ code: 'factor-is-on' })
    const places = await takeAttempts(this.#ports, { act: 'factor', account: account.value, login: '', browser })
    if (!places) return refused({ code: 'too-many-tries' })
    const code = readCode(typed)
    const step = code && authenticator.stepOf({ secret: factor.secret, code })
    if (step === undefined || step === '') return refused({ code: 'code-wrong' })
    await giveBack({ attempts }, places)
    return this.#turnOn(account.value, { step, browser })
  }

  async #turnOn(account: Account, { step, browser }: { readonly step: number; readonly browser: Browser }) {
    const { secondFactors, sessions, accountNotices, sendWritten, transaction, clock } = this.#ports
    const recoveryCodes = newRecoveryCodes(this.#ports)
    const at = clock.now()
    const isOn = await transaction.run(async () => {
      if (!(await secondFactors.takeStep(account.id, step))) return false
      await secondFactors.turnOn(account.id, { recoveryCodes, at })
      await sessions.endAll(account.id)
      await accountNotices.write({ change: 'factor-on', account, at })
      return true
    })
    if (!isOn) return refused({ code: 'code-wrong' as const })
    sendSoon(sendWritten)
    const session = await startSession(this.#ports, { ...account, hasSecondFactor: true }, { ...browser, hasProvedFactor: true })
    return accepted({ recoveryCodes, session })
  }
}

export type FactorChangeRefusal = NotPermitted | FactorRefusal | { readonly code: 'factor-is-off' }

/** Where one is required, the next page asks for a new one. */
export class TurnOffSecondFactor {
  readonly #ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.#ports = ports
  }

  async execute(typed: WithCode): Promise<Result<null, FactorChangeRefusal>> {
    const account = await proveOwnFactor(this.#ports, typed)
    if (!account.ok) return account
    const { secondFactors, accountNotices, sendWritten, transaction, clock } = this.#ports
    await transaction.run(async () => {
      await secondFactors.remove(account.value.id)
      await accountNotices.write({ change: 'factor-off', account: account.value, at: clock.now() })
    })
    sendSoon(sendWritten)
    return accepted(null)
  }
}

/** Those of before are worth nothing from now on. */
export class RenewRecoveryCodes {
  readonly #ports: SignInPorts

  constructor(ports: SignInPorts) {
    this.#ports = ports
  }

  async execute(typed: WithCode): Promise<Result<NewRecoveryCodes, FactorChangeRefusal>> {
    const account = await proveOwnFactor(this.#ports, typed)
    if (!account.ok) return account
    const recoveryCodes = newRecoveryCodes(this.#ports)
    await this.#ports.transaction.run(() => this.#ports.secondFactors.replaceRecoveryCodes(account.value.id, recoveryCodes))
    return accepted({ recoveryCodes })
  }
}

/** By a code of it, besides the password that was asked again. */
async function proveOwnFactor(
  ports: SignInPorts,
  { actor, code, browser }: WithCode,
): Promise<Result<Account, FactorChangeRefusal>> {
  const account = await ownAccount(ports, actor)
  if (!account.ok) return account
  if (!account.value.hasSecondFactor) return refused({ code: 'factor-is-off' })
  const byCode = await proveFactor(ports, account.value, { code, browser })
  return byCode.ok ? account : byCode
}

function newRecoveryCodes({ randomness }: Pick<SignInPorts, 'randomness'>): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, () => writeRecoveryCode((min, max) => randomness.integer(min, max)))
}
