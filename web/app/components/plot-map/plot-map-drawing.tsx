import type { PictureWidth } from '@camp/application/pictures/picture-store.ts'
import type { DrawnPlotMap } from '@camp/application/plots/plot-maps.ts'
import type { MapPlace } from '@camp/domain/plots/map-place.ts'
import { scaleBar } from '@camp/domain/plots/plot-map.ts'
import type { CSSProperties, ReactNode } from 'react'
import { pictureUrl } from '#app/formatting/picture-url.ts'
import { useText } from '#app/wording/use-text.ts'
import { iconAddress } from '../icon.tsx'
import { groundMarks, markSigns, type SpotMark, spotMarks } from './mark-looks.ts'
import { labelPoint, markPath } from './mark-path.ts'
import './plot-map-ground.css'

interface PlotMapDrawingProps {
  readonly map: DrawnPlotMap
  readonly view: MapPlace
  readonly label: string
  /** What the page that shows it says of its size. */
  readonly style?: CSSProperties
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
export function PlotMapDrawing({ map, view, label, style, role, pictureWidth, children, pins }: PlotMapDrawingProps) {
  const { metresPerHundred } = map
  const height = view.height + (metresPerHundred === null ? 0 : signSize(view) * 2)
  return (
    <svg viewBox={`${view.x} ${view.y} ${view.width} ${height}`} role={role} className="plot-map-ground" style={style}>
      <title>{label}</title>
      <MapGround map={map} view={view} pictureWidth={pictureWidth} />
      {children}
      <MapSigns map={map} view={view} />
      {pins}
      {metresPerHundred !== null && <MapScale metresPerHundred={metresPerHundred} view={view} />}
    </svg>
  )
}

interface PartProps {
  readonly map: DrawnPlotMap
  readonly view: MapPlace
}

type MapGroundProps = PartProps & { readonly pictureWidth?: PictureWidth | undefined }

/** The picture, then patches and lines with their names. */
export function MapGround({ map: { marks, background, picture }, view, pictureWidth = 1920 }: MapGroundProps) {
  const ground = groundMarks(marks)
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
      {ground.map(({ nth, kind, points }) => (
        <path key={nth} d={markPath(kind, points)} className="map-mark" data-kind={kind} />
      ))}
      {ground.map(({ nth, kind, label, points }) => {
        const [x, y] = labelPoint(kind, points)
        return (
          label && (
            <text key={nth} x={x} y={y} fontSize={signSize(view) * 0.62} className="map-mark-name">
              {label}
            </text>
          )
        )
      })}
    </g>
  )
}

export function MapSigns({ map, view }: PartProps) {
  return (
    <g className="map-signs">
      {spotMarks(map.marks).map((spot) => (
        <MapSign key={spot.nth} spot={spot} size={signSize(view)} />
      ))}
    </g>
  )
}

/** One sign on its round board, its name below. */
export function MapSign({ spot: { kind, label, points }, size }: { readonly spot: SpotMark; readonly size: number }) {
  const [x, y] = points[0] ?? [0, 0]
  const drawn = size * 0.62
  return (
    <g className="map-sign">
      <circle cx={x} cy={y} r={size / 2} />
      <use href={iconAddress(markSigns[kind])} x={x - drawn / 2} y={y - drawn / 2} width={drawn} height={drawn} />
      {label && (
        <text x={x} y={y + size * 0.95} fontSize={size * 0.5} className="map-mark-name">
          {label}
        </text>
      )}
    </g>
  )
}

/** Signs are as large on a small map as on a large one. */
export function signSize({ width, height }: MapPlace): number {
  return Math.max(width, height) / 30
}

interface MapScaleProps {
  readonly metresPerHundred: number
  readonly view: MapPlace
}

/** As long as it says, whatever size the map is shown in; in a strip of its own below the map. */
function MapScale({ metresPerHundred, view }: MapScaleProps) {
  const t = useText('plotMap')
  const { metres, length } = scaleBar(metresPerHundred, view.width)
  const size = signSize(view)
  const [left, bottom] = [view.x + size * 0.7, view.y + view.height + size * 1.3]
  return (
    <g className="map-scale">
      <path d={`M${left} ${bottom - size * 0.3}v${size * 0.3}h${length}v${-size * 0.3}`} />
      <text x={left + length / 2} y={bottom - size * 0.42} fontSize={size * 0.55}>
        {t('scale', { metres })}
      </text>
    </g>
  )
}
