import { redirect } from 'react-router'
import { ConfirmDeletion } from '#app/components/staff/confirm-deletion.tsx'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { rowOf } from '../../pricing/prices-of-request.ts'
import { managingRequest, valueOrThrowPage } from '../../settings-forms/settings-request.ts'
import { calendarFeedsPage } from '../feed-answers.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { who, acts } = await managingRequest({ context, request })
  const { id, provider } = rowOf(valueOrThrowPage(await acts.listCalendarFeeds.execute(who)), params.feedId)
  return { id: id as string, provider }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { who, acts, organisation } = await managingRequest({ context, request })
  const { id } = rowOf(valueOrThrowPage(await acts.listCalendarFeeds.execute(who)), params.feedId)
  valueOrThrowPage(await acts.deleteCalendarFeed.execute({ ...who, id }))
  return redirect(withDone(organisationAddress(organisation.slug, calendarFeedsPage), 'deleted'), 303)
}

export default function DeleteCalendarFeed({ loaderData }: Route.ComponentProps) {
  const t = useText('placeSettings')
  const { slug } = useStaffOrganisation().organisation
  const { id, provider } = loaderData
  return (
    <ConfirmDeletion
      title={t('deleteFeedTitle')}
      question={t('deleteFeed', { name: provider })}
      cancelTo={organisationAddress(slug, `${calendarFeedsPage}/${id}`)}
    >
      <p className="text-ink-soft">{t('deleteFeedMeans')}</p>
    </ConfirmDeletion>
  )
}
