import { mostPictures, type PictureOwner, pictureOwnerText } from '@camp/domain/pictures/picture-owner.ts'
import { FormSection } from '#app/components/staff/form-page.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import '#app/components/staff/pictures/pictures.css'
import type { Route } from './+types/route.ts'
import { PictureRow } from './picture-row.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts, rights } = await settingsRequest({ context, request })
  const rows = valueOrThrowPage(await acts.listPictures.execute(who)).map(({ owner, name, pictures }) => ({
    owner: pictureOwnerText(owner),
    kind: owner.kind,
    name,
    pictures,
    most: mostPictures[owner.kind],
    mayChange: owner.kind === 'plot' ? rights.mayEditPlotContent : rights.mayManageSettings,
  }))
  return { rows }
}

export default function Pictures({ loaderData }: Route.ComponentProps) {
  const t = useText('pictureSettings')
  const of = (kind: PictureOwner['kind']) => loaderData.rows.filter((row) => row.kind === kind)
  const sections = [
    { title: t('organisation'), lead: t('organisationLead'), rows: of('organisation') },
    { title: t('logo'), lead: t('logoLead'), rows: of('logo') },
    { title: t('map'), lead: t('mapLead'), rows: of('map') },
    { title: t('sites'), lead: t('sitesLead'), rows: of('site') },
    { title: t('plots'), lead: t('plotsLead'), rows: of('plot') },
  ]
  return (
    <StaffPage title={t('title')} lead={t('lead')}>
      {sections.map(({ title, lead, rows }) => (
        <FormSection key={title} title={title} lead={lead}>
          {rows.length === 0 && <p className="text-ink-soft">{t('noPlaces')}</p>}
          {rows.length > 0 && (
            <ul className="picture-rows">
              {rows.map((row) => (
                <PictureRow key={row.owner} {...row} />
              ))}
            </ul>
          )}
        </FormSection>
      ))}
    </StaffPage>
  )
}
