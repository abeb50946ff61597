import { pictureUrl } from '@camp/application/pictures/picture-url.ts'
import type { ReactNode } from 'react'

interface PictureLinkProps {
  readonly picture: string
  readonly onOpen: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** The picture at its largest: in the viewer, and without scripts by itself. */
export function PictureLink({ picture, onOpen, className, children }: PictureLinkProps) {
  return (
    <a
      href={pictureUrl(picture, 1920, 'jpeg')}
      className={className}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onOpen()
      }}
    >
      {children}
    </a>
  )
}
