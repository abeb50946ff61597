import type { ReactNode } from 'react'
import { Picture } from '#app/components/picture.tsx'
import { useShell } from '#app/components/use-shell.ts'

/** The drawn scene behind the first question. */
const heroPicture = 'scene-dawn-place-01'

interface HeroProps {
  readonly heading: string
  readonly lead: string
  readonly children: ReactNode
}

/** A reader who saves data gets the words without the picture. */
export function Hero({ heading, lead, children }: HeroProps) {
  const savesData = useShell()?.savesData ?? false
  return (
    <div>
      <div className="hero-picture" aria-hidden="true">
        {!savesData && (
          <Picture
            picture={heroPicture}
            alt=""
            width={1920}
            height={1280}
            sizes="(min-width: 1200px) 1160px, 100vw"
            isEager
            className="hero-image"
          />
        )}
      </div>
      <div className="page hero-words">
        <h1 className="hero-heading">{heading}</h1>
        <p className="hero-lead">{lead}</p>
        <div className="mt-6">{children}</div>
      </div>
    </div>
  )
}
