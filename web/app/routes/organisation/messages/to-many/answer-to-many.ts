import type { WriteToManyRefusal } from '@camp/application/conversations/write-to-many.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { plotDate } from '@camp/domain/formatting/date-texts.ts'
import { readDate } from '@camp/domain/formatting/read-date.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { groupMessageOnWire, type WireGroupMessage } from '#server/wire/group-message-on-wire.ts'
import type { ToManyAnswers } from './to-many-form.server.ts'

interface Asked {
  readonly acts: UseCases
  readonly actor: Actor
  readonly organisation: { readonly id: OrganisationId; readonly slug: string }
  readonly answers: ToManyAnswers
}

type Refused = Exclude<WriteToManyRefusal['code'], 'not-found' | 'not-permitted'>

export interface ToManyProblem {
  readonly code: Refused | 'day-unreadable' | 'no-such-text'
  readonly field: 'day' | 'text' | 'savedText'
  /** For its words. */
  readonly values: Readonly<Record<string, string | number>>
}

export interface ToManyReply {
  readonly answers: ToManyAnswers
  readonly shown: WireGroupMessage | null
  readonly problem: ToManyProblem | null
}

/** Nothing is sent but what was shown before; `sent` is how many got it. */
export async function answerToMany(asked: Asked): Promise<ToManyReply | { readonly sent: number }> {
  const { acts, actor, organisation, answers } = asked
  if (answers.step === 'insert') return inserted(asked)
  const day = readDate(answers.day)
  if (!day) return refusedReply(answers, { code: 'day-unreadable', field: 'day', values: {} })
  const { group, way, text, revision } = answers
  const command = { actor, orgSlug: organisation.slug, group, day, way, text }
  const tried = await acts.writeToMany.execute({ ...command, dryRun: true })
  if (!tried.ok) return refusedReply(answers, problemOf(tried.refusal))
  const shown = groupMessageOnWire(tried.value)
  if (answers.step === 'show') return { answers, shown, problem: null }
  const sent = await acts.writeToMany.execute({ ...command, revision })
  if (sent.ok) return { sent: sent.value.to.length }
  return { answers, shown, problem: problemOf(sent.refusal) }
}

/** As it was saved: each booking fills its fields when the message is written. */
async function inserted({ acts, actor, organisation, answers }: Asked): Promise<ToManyReply> {
  const listed = await acts.listSavedTexts.execute({ actor, organisationId: organisation.id })
  const saved = listed.ok ? listed.value.find(({ id }) => id === answers.savedText) : undefined
  if (!saved) return refusedReply(answers, { code: 'no-such-text', field: 'savedText', values: {} })
  const text = [answers.text, saved.text].filter(Boolean).join('\n\n')
  return { answers: { ...answers, text, savedText: '' }, shown: null, problem: null }
}

function refusedReply(answers: ToManyAnswers, problem: ToManyProblem): ToManyReply {
  return { answers, shown: null, problem }
}

function problemOf(refusal: WriteToManyRefusal): ToManyProblem {
  const { code } = refusal
  switch (code) {
    case 'not-found':
    case 'not-permitted':
      throw refusedPage(code)
    case 'day-over':
      return { code, field: 'day', values: { today: plotDate(refusal.today) } }
    case 'field-unknown':
      return { code, field: 'text', values: { field: `{${refusal.field}}` } }
    default: {
      const { code: _, ...values } = refusal
      return { code, field: 'text', values }
    }
  }
}
