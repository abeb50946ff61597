import type { EnquiryId } from '@camp/application/enquiries/enquiries.ts'
import type { WelcomeProspectRefusal } from '@camp/application/enquiries/prospects/welcome-prospect.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { data, redirect } from 'react-router'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { prospectForm } from './prospect-form.server.ts'
import type { ProspectProblem } from './prospect-problems.ts'

type Acts = Pick<UseCases, 'followProspect' | 'welcomeProspect'>
type On = { readonly actor: Actor; readonly id: EnquiryId }

export async function answerProspect(useCases: Acts, on: On, form: FormData) {
  const { go, stage, note, place } = readForm(prospectForm, form)
  const answer = (code: ProspectProblem, choices: readonly string[] = []) => data({ go, place, code, choices }, 400)
  if (go === 'follow') {
    const followed = await useCases.followProspect.execute({ ...on, stage, note })
    if (followed.ok) return redirect(withDone(`/admin/prospects/${on.id}`, 'saved'), 303)
    return answer(throwPageRefusals(followed.refusal).code)
  }
  const welcomed = await useCases.welcomeProspect.execute({ ...on, place })
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
