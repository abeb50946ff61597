import { PageTitle } from './page-title.tsx'
import { useShell } from './use-shell.ts'

interface FindableProps {
  /** As `PageTitle` takes it. Absent: the site's name alone. */
  readonly title?: string
  readonly description: string
  /** The page's one address, without the parameters that only change how it looks: `/faq`. */
  readonly path: string
  /** A path of this site or an absolute address; the site's own picture unless given. */
  readonly image?: string
  readonly hasErrors?: boolean
}

const sitePicture = '/share.jpg'

/**
 * Title, description, the one address of the page, and what is shown where a link to it is shared. One per
 * page.
 */
export function Findable({ title, description, path, image = sitePicture, hasErrors }: FindableProps) {
  const shell = useShell()
  return (
    <>
      <PageTitle title={title} description={description} hasErrors={hasErrors} />
      {shell && (
        <>
          <link rel="canonical" href={`${shell.publicUrl}${path}`} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={shell.siteName} />
          <meta property="og:title" content={title ?? shell.siteName} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={`${shell.publicUrl}${path}`} />
          <meta property="og:image" content={new URL(image, shell.publicUrl).href} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
