import { pictureUrl } from '@camp/application/pictures/picture-url.ts'
import { type CropShape, type CropWish, cropShapes } from '@camp/domain/pictures/picture-crop.ts'
import { useRef, useState } from 'react'
import { SelectField } from '#app/components/select-field.tsx'
import { FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { cropHeight, draggedPart, type Point } from './dragged-part.ts'

interface CropFieldsProps {
  readonly picture: string
  readonly start: CropWish
  readonly problem?: { readonly field: string; readonly message: string }
}

/** A colon in a key would name another namespace. */
const shapeKeys = {
  free: 'shapeFree',
  '3:2': 'shapeCard',
  '16:9': 'shapeWide',
  '1:1': 'shapeSquare',
  '4:5': 'shapePlot',
} as const satisfies Record<CropShape, string>

const numbers = ['left', 'top', 'width', 'height'] as const

/** Numbers in a form; with scripts, a rectangle drawn over the picture fills them in. */
export function CropFields({ picture, start, problem }: CropFieldsProps) {
  const t = useText('pictureSettings')
  const [wish, setWish] = useState(start)
  const image = useRef<HTMLImageElement>(null)
  const from = useRef<Point>(null)
  const ratio = () => (image.current ? image.current.naturalWidth / image.current.naturalHeight : 1.5)
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  const shown = { ...wish, height: cropHeight(wish, ratio()) }
  return (
    <FormSection title={t('part')} lead={t('partHint')}>
      {/* The fields below say the same to whoever does not draw. */}
      <div
        className="crop-ground"
        onPointerDown={(event) => {
          from.current = pointOf(event)
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={(event) => {
          if (from.current) setWish(draggedPart(wish.shape, ratio(), from.current, pointOf(event)))
        }}
        onPointerUp={() => {
          from.current = null
        }}
      >
        <img ref={image} src={pictureUrl(picture, 1080, 'webp')} alt="" draggable={false} />
        <span
          className="crop-part"
          style={{ left: `${shown.left}%`, top: `${shown.top}%`, width: `${shown.width}%`, height: `${shown.height}%` }}
        />
      </div>
      <SelectField
        name="shape"
        id="shape"
        label={t('shape')}
        value={wish.shape}
        onChange={({ target }) => setWish({ ...wish, shape: target.value as CropShape })}
      >
        {Object.keys(cropShapes).map((shape) => (
          <option key={shape} value={shape}>
            {t(shapeKeys[shape as CropShape])}
          </option>
        ))}
      </SelectField>
      <FormPair>
        {numbers.map((name) => (
          <TextField
            key={name}
            name={name}
            id={name}
            label={t(name)}
            inputMode="decimal"
            maxLength={6}
            value={Number.isNaN(shown[name]) ? '' : String(Math.round(shown[name] * 10) / 10)}
            onChange={({ target }) => setWish({ ...wish, [name]: Number.parseFloat(target.value.replace(',', '.')) })}
            error={errorOf(name)}
          />
        ))}
      </FormPair>
    </FormSection>
  )
}

/** In hundredths of the picture. */
function pointOf({ currentTarget, clientX, clientY }: React.PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const share = (part: number, whole: number) => Math.min(100, Math.max(0, (part / whole) * 100))
  return { x: share(clientX - left, width), y: share(clientY - top, height) }
}
