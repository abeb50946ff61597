import type { EnquiryId } from '@camp/application/enquiries/enquiries.ts'
import { enquiryOnWire } from '#app/components/staff/prospects/enquiry-on-wire.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import { instantOnWire } from '#server/wire/on-wire.ts'
import type { Route } from './+types/route.ts'
import { answerProspect } from './answer-prospect.ts'
import { CampsiteSection } from './campsite-section.tsx'
import { EnquiryFacts } from './enquiry-facts.tsx'
import { FollowSection } from './follow-section.tsx'
import { followedAs } from './followed-as.server.ts'

const idOf = ({ prospectId }: { readonly prospectId: string }) => prospectId as EnquiryId

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const found = valueOrThrowPage(await context.get(useCases).showEnquiry.execute({ actor, id: idOf(params) }))
  const notes = found.notes.map(({ at, by, byName, text }) => ({ at: instantOnWire(at), who: byName ?? by, text }))
  return { enquiry: enquiryOnWire(found.enquiry), campsite: found.campsite, notes, ...followedAs(found.enquiry) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  return answerProspect(context, { actor, id: idOf(params) }, await request.formData())
}

/** One of those who wrote: what they said, how far it has come, and the campsite that it becomes. */
export default function ProspectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { enquiry, campsite, notes } = loaderData
  const followed = actionData?.go === 'follow' ? actionData : undefined
  return (
    <StaffPage title={enquiry.title} hasErrors={actionData !== undefined}>
      <EnquiryFacts enquiry={enquiry} />
      {enquiry.stage !== 'message' && (
        <>
          <CampsiteSection
            enquiry={enquiry}
            campsite={campsite}
            refused={actionData?.go === 'welcome' && actionData.code ? { ...actionData, code: actionData.code } : undefined}
          />
          <FollowSection
            key={`${enquiry.stage} ${notes.length} ${followed?.revision ?? ''}`}
            typed={followed?.typed ?? loaderData.shown}
            shown={followed?.shown ?? loaderData.shown}
            revision={followed?.revision ?? loaderData.revision}
            conflict={followed?.conflict ?? null}
            notes={notes}
            problem={followed?.code ?? undefined}
          />
        </>
      )}
    </StaffPage>
  )
}
