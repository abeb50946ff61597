import { revisionOfFeed } from '@camp/application/calendar-feeds/calendar-feeds.ts'
import { longestProvider } from '@camp/domain/calendar-feeds/calendar-feed.ts'
import { longestUrl } from '@camp/domain/calendar-feeds/feed-url.ts'
import type { CalendarFeedId } from '@camp/domain/shared/ids.ts'
import { Checkbox } from '#app/components/checkbox.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { DeletionLink } from '#app/components/staff/delete-link.tsx'
import { FormPage, FormSection } from '#app/components/staff/form-page.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { choicesBySite } from '#app/components/staff/pricing/plot-choices.ts'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import { answerOfRow } from '#app/components/staff/settings-forms/row-form.server.ts'
import { useFields } from '#app/components/staff/settings-forms/use-fields.ts'
import { calendarFeedsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { TextField } from '#app/components/text-field.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts } from '#server/request-scope.ts'
import { rowOf } from '#server/staff/refused-page.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import { feedStateOnWire } from '#server/wire/feed-on-wire.ts'
import type { Route } from './+types/route.ts'
import { type FeedAnswers, feedToAnswers, newFeed } from './feed-answers.ts'
import { feedFacts, feedForm } from './feed-form.server.ts'
import { FeedReading } from './feed-reading.tsx'

/** Without an id in the address it is a new feed. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { who, acts, mayManage } = await settingsRequest({ context, request })
  const [feeds, plots, sites, readings] = await Promise.all([
    acts.listCalendarFeeds.execute(who),
    acts.listPlots.execute(who),
    acts.listSites.execute(who),
    acts.listFeedReadings.execute(who),
  ])
  const feed = params.feedId ? rowOf(valueOrThrowPage(feeds), params.feedId) : null
  const read = valueOrThrowPage(readings).find(({ feedId }) => feedId === feed?.id)
  const { now } = context.get(requestFacts)
  const answers = feed ? feedToAnswers(feed) : newFeed
  return {
    id: feed?.id ?? null,
    revision: feed ? revisionOfFeed(feed) : '',
    answers,
    shown: answers,
    reading: feed && feedStateOnWire(feed, read, now),
    now: now.toString(),
    sites: choicesBySite({ sites: valueOrThrowPage(sites), plots: valueOrThrowPage(plots) }),
    mayManage,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const { who, acts, organisation } = await settingsRequest({ context, request })
  const posted = readForm(feedForm, await request.formData())
  const feed = feedFacts.parse(posted.answers)
  const id = (params.feedId ?? null) as CalendarFeedId | null
  return answerOfRow(acts, {
    query: { ...who, act: 'calendar-feed', subject: id ?? '' },
    posted,
    now: () => loader(args),
    save: (revision) => acts.saveCalendarFeed.execute({ ...who, id, revision, feed }),
    slug: organisation.slug,
    listPage: calendarFeedsPage,
    nameField: 'feedUrl',
  })
}

export default function EditCalendarFeed({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('placeSettings')
  const { slug } = useStaffOrganisation().organisation
  const { id, sites, mayManage, reading, now } = loaderData
  const { answers, shown, revision, problems, conflict } = actionData ?? { ...loaderData, problems: [], conflict: null }
  const plots = sites.flatMap((site) => site.plots)
  const plotName = (id: unknown) => plots.find((plot) => plot.id === id)?.name
  const { texts, text, tick } = useFields({ answers, problems, labelOf: (field) => t(`feed_${field}`) })
  const deletion = id && <DeletionLink to={organisationAddress(slug, `${calendarFeedsPage}/${id}/delete`)} />
  return (
    <StaffPage title={id ? t('editFeed') : t('addFeed')} hasErrors={problems.length > 0 || conflict !== null}>
      {reading && (
        <FeedReading
          reading={reading}
          readAddress={mayManage ? organisationAddress(slug, `${calendarFeedsPage}/${id}/read`) : null}
          now={now}
        />
      )}
      <FormPage
        problems={texts}
        shown={shown}
        revision={revision}
        conflict={
          <ConflictNotice
            conflict={conflict}
            labelOf={(field) => t(`feed_${field as keyof FeedAnswers}`)}
            textOf={(field, value) => (field === 'plotId' ? plotName(value) : undefined)}
          />
        }
        maySave={mayManage}
        cancelTo={organisationAddress(slug, calendarFeedsPage)}
        otherActions={deletion}
      >
        <FormSection title={t('feedWhat')} lead={t('feedWhatLead')}>
          <SelectField {...text('plotId')}>
            {sites.map((site) => (
              <optgroup key={site.siteId} label={site.siteName}>
                {site.plots.map((plot) => (
                  <option key={plot.id} value={plot.id}>
                    {plot.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
          <TextField {...text('provider')} hint={t('providerHint')} maxLength={longestProvider} autoComplete="off" />
          <TextField
            {...text('feedUrl')}
            hint={t('feedUrlHint')}
            type="url"
            maxLength={longestUrl}
            autoComplete="off"
            spellCheck={false}
          />
          <Checkbox {...tick('isActive')} hint={t('feedActiveHint')} />
        </FormSection>
        <FormSection title={t('feedRules')} lead={t('feedRulesLead')}>
          <Checkbox {...tick('blocksTentative')} hint={t('feedTentativeHint')} />
          <TextField
            {...text('stopSaleHours')}
            hint={t('feedStopSaleHint')}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
          />
        </FormSection>
      </FormPage>
    </StaffPage>
  )
}
