import type { EnquiryId } from '@camp/application/enquiries/enquiries.ts'
import type { WelcomeProspectRefusal } from '@camp/application/enquiries/prospects/welcome-prospect.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { saveAsShown } from '#app/components/staff/settings-forms/save-as-shown.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { idempotentAct } from '#server/idempotent-form.ts'
import { useCases } from '#server/request-scope.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import { followedAs } from './followed-as.server.ts'
import { prospectForm } from './prospect-form.server.ts'
import type { ProspectProblem } from './prospect-problems.ts'

type On = { readonly actor: Actor; readonly id: EnquiryId }

export async function answerProspect(context: Readonly<RouterContextProvider>, on: On, form: FormData) {
  const acts = context.get(useCases)
  const { go, stage, note, place, revision, shown } = readForm(prospectForm, form)
  const typed = { stage, note }
  const posted = { go, place, typed, shown, revision, conflict: null }
  const answer = (code: ProspectProblem, choices: readonly string[] = []) => data({ ...posted, code, choices }, 400)
  if (go === 'follow') {
    const followed = await idempotentAct(context, { form, scope: `prospect ${on.id}` }, async () => {
      const noted = await saveAsShown(acts, {
        query: { actor: on.actor, organisationId: null, act: 'prospect.stage', subject: on.id },
        posted: { shown, revision, typed },
        now: async () => followedAs(valueOrThrowPage(await acts.showEnquiry.execute(on)).enquiry),
        save: (since) => acts.followProspect.execute({ ...on, ...typed, revision: since }),
      })
      return noted.ok ? accepted(withDone(`/admin/prospects/${on.id}`, 'saved')) : noted
    })
    if (followed.ok) return redirect(followed.value, 303)
    const { refusal } = followed
    if (refusal.code !== 'overtaken') return answer(refusal.code)
    const { fields, code: _, ...overtaken } = refusal
    return data({ ...posted, code: null, choices: [], typed: fields, ...overtaken }, 409)
  }
  const welcomed = await acts.welcomeProspect.execute({ ...on, place })
  if (welcomed.ok) return redirect(withDone(`/admin/coming-aboard/${welcomed.value.slug}`, 'created'), 303)
  const refusal = throwPageRefusals(welcomed.refusal)
  return refusal.code === 'listing-invalid' ? answer(...listingProblem(refusal)) : answer(refusal.code)
}

/** The first of them: there is one thing to be typed. */
function listingProblem({
  problems,
}: Extract<WelcomeProspectRefusal, { code: 'listing-invalid' }>): [ProspectProblem, readonly string[]] {
  const [problem] = problems
  if (!problem) throw new Error('a listing was refused for nothing')
  return [problem.code, problem.code === 'place-unclear' ? problem.choices : []]
}
