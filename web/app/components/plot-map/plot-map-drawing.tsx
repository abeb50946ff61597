import type { PictureWidth } from '@camp/application/pictures/picture-store.ts'
import { pictureUrl } from '@camp/application/pictures/picture-url.ts'
import type { DrawnPlotMap } from '@camp/application/plots/plot-maps.ts'
import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import { scaleBar } from '@camp/domain/plots/plot-map.ts'
import type { ReactNode } from 'react'
import { useText } from '#app/wording/use-text.ts'
import { iconAddress } from '../icon.tsx'
import { type MapLabel, nameSize } from './map-labels.ts'
import { signSize } from './map-view.ts'
import { groundMarks, markSigns, type SpotMark, spotMarks } from './mark-looks.ts'
import { markPath } from './mark-path.ts'
import './plot-map-ground.css'

interface PlotMapDrawingProps {
  readonly map: DrawnPlotMap
  readonly view: MapPlace
  readonly names: readonly MapLabel[]
  readonly label: string
  /** Where nothing on it can be pressed. */
  readonly role?: 'img'
  /** As wide as the page shows it at most. */
  readonly pictureWidth?: PictureWidth
  /** The plots, between the ground and the signs. */
  readonly children: ReactNode
  /** On top of everything. */
  readonly pins?: ReactNode
}

/** Ground, plots and signs of a campsite's map; signs let presses through to the plots. */
export function PlotMapDrawing({ map, view, names, label, role, pictureWidth, children, pins }: PlotMapDrawingProps) {
  const { metresPerHundred } = map
  return (
    <div className="plot-map-sheet">
      <svg viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} role={role} className="plot-map-ground">
        <title>{label}</title>
        <MapGround map={map} view={view} pictureWidth={pictureWidth} />
        {children}
        <MapSigns map={map} view={view} />
        <MapNames labels={names} size={nameSize(view)} />
        {pins}
      </svg>
      {metresPerHundred !== null && <MapScale metresPerHundred={metresPerHundred} view={view} />}
    </div>
  )
}

interface PartProps {
  readonly map: DrawnPlotMap
  readonly view: MapPlace
}

type MapGroundProps = PartProps & { readonly pictureWidth?: PictureWidth | undefined }

/** The picture, then patches and lines. */
export function MapGround({ map: { marks, background, picture }, view, pictureWidth = 1920 }: MapGroundProps) {
  return (
    <g className="map-ground">
      {picture && (
        <image
          href={pictureUrl(picture, pictureWidth, 'webp')}
          {...(background?.place ?? view)}
          opacity={(background?.opacity ?? 100) / 100}
          preserveAspectRatio="xMidYMid meet"
        />
      )}
      {picture && <rect {...(background?.place ?? view)} className="map-picture-veil" />}
      {groundMarks(marks).map(({ nth, kind, points }) => (
        <path key={nth} d={markPath(kind, points)} className="map-mark" data-kind={kind} />
      ))}
    </g>
  )
}

function MapSigns({ map, view }: PartProps) {
  return (
    <g className="map-signs">
      {spotMarks(map.marks).map((spot) => (
        <MapSign key={spot.nth} spot={spot} size={signSize(view)} />
      ))}
    </g>
  )
}

/** Presses go through to what lies below. */
export function MapNames({ labels, size }: { readonly labels: readonly MapLabel[]; readonly size: number }) {
  return (
    <g className="map-names" fontSize={size}>
      {labels.map(({ nth, text, at: [x, y] }) => (
        <text key={nth} x={x} y={y} className="map-mark-name">
          {text}
        </text>
      ))}
    </g>
  )
}

/** One sign on its round board. */
export function MapSign({ spot: { kind, points }, size }: { readonly spot: SpotMark; readonly size: number }) {
  const [x, y] = points[0] ?? [0, 0]
  const drawn = size * 0.62
  return (
    <g className="map-sign">
      <circle cx={x} cy={y} r={size / 2} />
      <use href={iconAddress(markSigns[kind])} x={x - drawn / 2} y={y - drawn / 2} width={drawn} height={drawn} />
    </g>
  )
}

interface MapScaleProps {
  readonly metresPerHundred: number
  readonly view: MapPlace
}

/** As long as it says, whatever size the map is shown in; always in sight below what is seen. */
function MapScale({ metresPerHundred, view }: MapScaleProps) {
  const t = useText('plotMap')
  const { metres, length } = scaleBar(metresPerHundred, view.width)
  return (
    <div className="plot-map-scale">
      <p style={{ width: `${((length / view.width) * 100).toFixed(2)}%` }}>{t('scale', { metres })}</p>
    </div>
  )
}
