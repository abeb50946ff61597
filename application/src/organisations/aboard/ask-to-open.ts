import { type GuidedStep, stepsLeft } from '@camp/domain/organisations/guided-set-up.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { auditedActor } from '../../audit/audited.ts'
import { sendSoon } from '../../messaging/written/send-soon.ts'
import type { SendWritten } from '../../messaging/written/send-written.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Clock } from '../../shared/clock.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import type { Transaction } from '../../shared/transaction.ts'
import type { Catalogues } from '../catalogues.ts'
import type { OrganisationMembers } from '../members/organisation-members.ts'
import { judgeSettings } from '../settings/judge-settings.ts'
import type { OrganisationRecords } from '../settings/organisation-records.ts'
import type { AboardLetter, AboardLetters } from './aboard-letters.ts'
import type { AboardLog } from './aboard-log.ts'
import { loadGuidedProgress } from './show-coming-aboard.ts'

export interface AboardPorts {
  readonly organisationRecords: OrganisationRecords
  readonly organisationMembers: Pick<OrganisationMembers, 'list'>
  readonly aboardLog: AboardLog
  readonly aboardLetters: AboardLetters
  readonly sendWritten: Pick<SendWritten, 'execute'>
  readonly transaction: Transaction
  readonly clock: Clock
}

export interface AskToOpenCommand {
  readonly actor: Actor
  readonly organisationId: OrganisationId
  /** What the owner answers, or would like us to know. */
  readonly text: string
}

export type AskToOpenRefusal =
  | NotFound
  | NotPermitted
  | { readonly code: 'not-pending' | 'asked-already' }
  | { readonly code: 'not-ready'; readonly left: readonly GuidedStep[] }

/** Characters of a question or an answer. */
export const longestAboardText = 4000

/** `Ready, please open`: the platform is written to. After a question it is the answer (rule O16). */
export class AskToOpen {
  readonly #ports: AboardPorts & { readonly catalogues: Pick<Catalogues, 'findNow'> }

  constructor(ports: AboardPorts & { readonly catalogues: Pick<Catalogues, 'findNow'> }) {
    this.#ports = ports
  }

  async execute({ actor, organisationId, text }: AskToOpenCommand): Promise<Result<null, AskToOpenRefusal>> {
    const judged = judgeSettings(actor, organisationId, 'write')
    if (!judged.ok) return judged
    const { transaction, aboardLog, organisationRecords, sendWritten } = this.#ports
    const progress = await loadGuidedProgress(this.#ports, organisationId)
    if (!progress) return refused({ code: 'not-found' })
    const left = stepsLeft(progress)
    if (left.length > 0) return refused({ code: 'not-ready', left })
    const asked = await transaction.run(async (): Promise<Result<null, AskToOpenRefusal>> => {
      const stored = await organisationRecords.findForChange(organisationId)
      if (stored?.status !== 'pending') return refused({ code: 'not-pending' })
      const latest = (await aboardLog.of(organisationId)).at(-1)?.step
      if (latest === 'ready' || latest === 'answer') return refused({ code: 'asked-already' })
      const step = latest === 'question' ? 'answer' : 'ready'
      await this.#say(actor, organisationId, { step, text: tidyText(text), name: stored.record.name, slug: stored.record.slug })
      return accepted(null)
    })
    if (asked.ok) sendSoon(sendWritten)
    return asked
  }

  async #say(
    actor: Actor,
    organisationId: OrganisationId,
    { step, text, name: organisationName, slug }: { step: 'ready' | 'answer'; text: string; name: string; slug: string },
  ): Promise<void> {
    const { aboardLog, aboardLetters, clock } = this.#ports
    await aboardLog.add({ organisationId, at: clock.now(), by: auditedActor(actor), step, text })
    await aboardLetters.write({ kind: step, to: null, firstName: '', organisationName, slug, text })
    if (step === 'ready') await writeToOwners(this.#ports, organisationId, { kind: 'received', organisationName, slug, text })
  }
}

/** Everybody who may change the campsite's settings. */
export async function writeToOwners(
  { organisationMembers, aboardLetters }: Pick<AboardPorts, 'organisationMembers' | 'aboardLetters'>,
  organisationId: OrganisationId,
  letter: Omit<AboardLetter, 'to' | 'firstName'>,
): Promise<void> {
  for (const { email, name, role, isSuspended, isBanned } of await organisationMembers.list(organisationId)) {
    if (role !== 'ORGADMIN' || isSuspended || isBanned) continue
    const firstName = name === email ? '' : (name.split(' ')[0] ?? '')
    await aboardLetters.write({ ...letter, to: email, firstName })
  }
}

export function tidyText(text: string): string {
  return text.replaceAll('\r\n', '\n').trim().slice(0, longestAboardText)
}
