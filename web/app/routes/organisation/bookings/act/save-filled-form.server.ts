import type { DeskReservationView } from '@camp/application/desk/desk-views.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { ActAnswers, ActName } from '#app/components/staff/bookings/act-answers.ts'
import { type Overtaken, saveAsShown } from '#app/components/staff/settings-forms/save-as-shown.server.ts'
import { shownFields } from '#app/forms/form-fields.server.ts'
import { instantOnWire } from '#server/wire/on-wire.ts'
import type { ActRequest } from './act-request.ts'
import { filledForm } from './filled-form.ts'
import { type ActOutcome, type ActRefusal, runAct } from './run-act.ts'

interface FilledFormPost extends Omit<ActRequest, 'dryRun'> {
  readonly act: ActName
  readonly view: DeskReservationView
  /** The booking as it is now. */
  readonly readAgain: () => Promise<DeskReservationView>
}

type SavedForm = Result<ActOutcome, ActRefusal | Overtaken<ActAnswers>>

/** Does an act; a form filled with what is stored writes over nothing that others wrote meanwhile. */
export async function saveFilledForm({ act, view, readAgain, ...asked }: FilledFormPost): Promise<SavedForm> {
  const { useCases, actor, answers } = asked
  const fields = filledForm(act, view.guest)
  if (!fields) return runAct(act, { ...asked, dryRun: false })
  const typed = Object.fromEntries(Object.keys(fields).map((name) => [name, (answers[name] ?? '').replace(/\r\n?/g, '\n')]))
  let now = view
  const saved = await saveAsShown<ActAnswers, ActOutcome, ActRefusal>(useCases, {
    query: { actor, organisationId: view.organisation.id, act: 'reservation', subject: view.reservation.id },
    posted: { shown: shownFields.parse([answers.shown ?? '']), revision: answers.version ?? '', typed },
    now: async () => {
      now = await readAgain()
      return { shown: filledForm(act, now.guest) ?? {}, revision: String(now.version) }
    },
    save: (version) => runAct(act, { ...asked, answers: { ...answers, version }, dryRun: false }),
  })
  if (saved.ok || saved.refusal.code !== 'overtaken') return saved
  const { conflict } = saved.refusal
  return { ok: false, refusal: { ...saved.refusal, conflict: { ...conflict, ...lastWriter(now, act) } } }
}

/** Bookings have a history of their own, which says who wrote last. */
function lastWriter({ history }: DeskReservationView, act: ActName) {
  const written = act === 'plate' ? 'plate-changed' : 'details-corrected'
  const last = history.find((event) => event.kind === 'act' && event.act === written)
  return { by: last?.byName ?? null, at: last ? instantOnWire(last.at) : null }
}
