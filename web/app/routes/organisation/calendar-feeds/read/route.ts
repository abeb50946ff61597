import type { CalendarFeedId } from '@camp/domain/shared/ids.ts'
import { redirect } from 'react-router'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { calendarFeedsPage } from '#app/components/staff/settings-page-names.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { settingsRequest } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

/** Somebody followed the address of the button: the feed itself says how it was read. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { organisation } = await settingsRequest({ context, request })
  return redirect(organisationAddress(organisation.slug, `${calendarFeedsPage}/${params.feedId}`))
}

/** Reads one feed now; how that went is on its page. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { who, acts, organisation } = await settingsRequest({ context, request })
  const read = await acts.syncCalendarFeed.execute({ ...who, id: params.feedId as CalendarFeedId })
  if (!read.ok) throwPageRefusals(read.refusal)
  return redirect(organisationAddress(organisation.slug, `${calendarFeedsPage}/${params.feedId}`), 303)
}
