import { useText } from '../../wording/use-text.ts'
import type { SlippyWords } from './slippy-map.ts'

export function useSlippyWords(label: string): SlippyWords {
  const t = useText('maps')
  const isMac = typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.userAgent)
  return {
    label,
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    wheelHint: t(isMac ? 'wheelHintMac' : 'wheelHint'),
    drawnFrom: t('drawnFrom'),
  }
}
