import { FacilityIcon } from '#app/components/icon.tsx'
import { KeptPart } from '#app/components/kept.tsx'
import { SanitisedHtml } from '#app/components/sanitised-html.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { CampsiteData } from '#server/campsite/load-campsite.ts'

/** What the place is, in its own words, and what it has. */
export function Introduction({ organisation: { shortDescription, tags } }: Pick<CampsiteData, 'organisation'>) {
  return (
    <KeptPart
      as="div"
      className="grid gap-x-10 gap-y-4 md:grid-cols-2"
      part={WordsAndFacilities}
      shows={{ shortDescription, tags }}
    />
  )
}

function WordsAndFacilities({ shortDescription, tags }: Pick<CampsiteData['organisation'], 'shortDescription' | 'tags'>) {
  const t = useText('campsite')
  return (
    <>
      <div className="text-lg">
        <SanitisedHtml html={shortDescription} />
      </div>
      {tags.length > 0 && (
        <section aria-labelledby="facilities">
          <h2 id="facilities" className="sr-only">
            {t('facilities')}
          </h2>
          <ul className="facilities">
            {tags.map(({ name, icon }) => (
              <li key={name}>
                <FacilityIcon icon={icon} className="size-4 text-brand" />
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
