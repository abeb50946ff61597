import { FacilityIcon } from '#app/components/icon.tsx'
import { KeptParts } from '#app/components/kept-parts.tsx'
import { SanitisedHtml } from '#app/components/sanitised-html.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { CampsiteData } from '#server/campsite/load-campsite.ts'

/** What the place is, in its own words, and what it has. */
export function Introduction({ organisation: { shortDescription, tags } }: Pick<CampsiteData, 'organisation'>) {
  const t = useText('campsite')
  return (
    <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
      <div className="text-lg">
        <SanitisedHtml html={shortDescription} />
      </div>
      {tags.length > 0 && (
        <section aria-labelledby="facilities">
          <h2 id="facilities" className="sr-only">
            {t('facilities')}
          </h2>
          <KeptParts
            as="ul"
            className="facilities"
            part={Facility}
            each={tags.map(({ name, icon }) => ({ key: name, shows: { name, icon } }))}
          />
        </section>
      )}
    </div>
  )
}

function Facility({ name, icon }: Pick<CampsiteData['organisation']['tags'][number], 'name' | 'icon'>) {
  return (
    <li>
      <FacilityIcon icon={icon} className="size-4 text-brand" />
      {name}
    </li>
  )
}
