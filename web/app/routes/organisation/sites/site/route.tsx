import { revisionOfSite } from '@camp/application/plots/sites.ts'
import type { SiteId } from '@camp/domain/shared/ids.ts'
import { termLinks } from '#app/components/staff/places/place-links.server.ts'
import { PlaceLinks } from '#app/components/staff/places/place-links.tsx'
import { answerOfRow } from '#app/components/staff/settings-forms/row-form.server.ts'
import { sitesPage, specialTermsPage } from '#app/components/staff/settings-page-names.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { rowOf } from '#server/staff/refused-page.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { newSite, siteToAnswers } from './site-answers.ts'
import { siteFacts, siteForm } from './site-form.server.ts'
import { SiteForm } from './site-form.tsx'

/** Without an id in the address it is a new site. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { who, acts, mayManage } = await settingsRequest({ context, request })
  const site = params.siteId ? rowOf(valueOrThrowPage(await acts.listSites.execute(who)), params.siteId) : null
  const terms = site ? (await termLinks(acts, who)).filter(({ orgSiteId }) => orgSiteId === site.id) : []
  const answers = site ? siteToAnswers(site) : newSite
  return {
    terms: terms.map(({ id, termId, name }) => ({ id: termId as string, name, linkId: id })),
    id: site?.id ?? null,
    name: site?.name ?? null,
    revision: site ? revisionOfSite(site) : '',
    answers,
    shown: answers,
    mayManage,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const { who, acts, organisation } = await settingsRequest({ context, request })
  const posted = readForm(siteForm, await request.formData())
  const site = siteFacts.parse(posted.answers)
  const id = (params.siteId ?? null) as SiteId | null
  return answerOfRow(acts, {
    query: { ...who, act: 'site', subject: id ?? '' },
    posted,
    now: () => loader(args),
    save: (revision) => acts.saveSite.execute({ ...who, id, revision, site }),
    slug: organisation.slug,
    listPage: sitesPage,
  })
}

export default function EditSite({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('termSettings')
  const { id, terms, mayManage } = loaderData
  return (
    <div className="grid gap-6">
      <SiteForm problems={[]} conflict={null} {...loaderData} {...actionData} />
      {id && (
        <PlaceLinks
          title={t('termsOfSite')}
          empty={t('noTerms')}
          page={specialTermsPage}
          linkPage="org-organisation/site-special-terms"
          links={terms}
          mayDelete={mayManage}
        />
      )}
    </div>
  )
}
