import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../../wording/use-text.ts'
import { Icon } from '../icon.tsx'
import { Picture } from '../picture.tsx'
import './picture-viewer.css'
import type { ShownPicture } from './shown-picture.ts'

export interface PictureViewerProps {
  /** `Pictures of Kloofwater Camp`. */
  readonly label: string
  readonly pictures: readonly ShownPicture[]
  /** From 0: the one that was pressed. */
  readonly first: number
  readonly onClose: () => void
}

/** Pictures over the whole screen: swiped, by buttons or by arrow keys, and closer by a press on one. */
export function PictureViewer({ label, pictures, first, onClose }: PictureViewerProps) {
  const t = useText('pictures')
  const { dialog, strip, shown, show, follow } = useShownPicture(first, pictures.length)
  const [isClose, setIsClose] = useState(false)
  const turn = (to: number) => {
    setIsClose(false)
    show(to)
  }
  const press = (event: KeyboardEvent) => {
    const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: pictures.length - 1 }[event.key]
    if (to === undefined || isClose) return
    event.preventDefault()
    turn(to)
  }
  return (
    <dialog ref={dialog} aria-label={label} className="viewer" onClose={onClose} onKeyDown={press}>
      <div className="viewer-bar">
        <p aria-live="polite">{t('counted', { number: shown + 1, count: pictures.length })}</p>
        <button type="button" aria-pressed={isClose} className="viewer-button" onClick={() => setIsClose(!isClose)}>
          <Icon name={isClose ? 'minus' : 'plus'} />
          <span className="sr-only">{t('closer')}</span>
        </button>
        <button type="button" className="viewer-button" onClick={() => dialog.current?.close()}>
          <Icon name="x" />
          <span className="sr-only">{t('close')}</span>
        </button>
      </div>
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        aria-label={label}
        className="viewer-strip"
        data-close={isClose || undefined}
        onScroll={follow}
      >
        {pictures.map(({ picture, text }, place) => (
          <li key={picture} inert={place !== shown}>
            <div className="viewer-frame" tabIndex={isClose && place === shown ? 0 : undefined}>
              <Picture
                picture={picture}
                alt={text}
                width={1200}
                height={800}
                sizes={isClose ? '200vw' : '100vw'}
                isEager={place === first}
                className="object-contain! viewer-picture"
              />
            </div>
          </li>
        ))}
      </ul>
      <button type="button" className="viewer-button viewer-previous" disabled={shown === 0} onClick={() => turn(shown - 1)}>
        <Icon name="chevron-left" />
        <span className="sr-only">{t('previous')}</span>
      </button>
      <button
        type="button"
        className="viewer-button viewer-next"
        disabled={shown === pictures.length - 1}
        onClick={() => turn(shown + 1)}
      >
        <Icon name="chevron-right" />
        <span className="sr-only">{t('next')}</span>
      </button>
    </dialog>
  )
}

interface Shown {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly strip: RefObject<HTMLUListElement | null>
  readonly shown: number
  readonly show: (place: number) => void
  /** After a swipe. */
  readonly follow: () => void
}

/** The strip's own scrolling says which picture is shown: a swipe, a key and a button are the same. */
function useShownPicture(first: number, count: number): Shown {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(first)
  const show = (place: number) => {
    const [element, to] = [strip.current, Math.min(count - 1, Math.max(0, place))]
    if (element) element.scrollLeft = to * element.clientWidth
    setShown(to)
  }
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    if (strip.current) strip.current.scrollLeft = first * strip.current.clientWidth
  }, [first])
  const follow = () => {
    const element = strip.current
    if (element && element.clientWidth > 0) setShown(Math.round(element.scrollLeft / element.clientWidth))
  }
  return { dialog, strip, shown, show, follow }
}
