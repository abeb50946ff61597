import { divIcon, type LayerGroup, type Map as LeafletMap, layerGroup, marker } from 'leaflet'
import { type DrawnName, degree } from './map-drawing.ts'
import { namesWithRoom } from './names-with-room.ts'

/** Names of towns and landscapes, as many as there is room for. Decoration: what can be found has pins. */
export function nameLayer(map: LeafletMap, names: readonly DrawnName[]): void {
  const pane = map.createPane('names')
  pane.setAttribute('aria-hidden', 'true')
  const layer: LayerGroup = layerGroup().addTo(map)
  const write = () => {
    const [bounds, zoom] = [map.getBounds().pad(0.1), map.getZoom()]
    const inView = names.filter(
      ([, latitude, longitude, , from]) => zoom >= from && bounds.contains([latitude / degree, longitude / degree]),
    )
    const placed = inView.map((name) => {
      const { x, y } = map.latLngToContainerPoint([name[1] / degree, name[2] / degree])
      return { name, text: name[0], kind: name[3], x, y }
    })
    layer.clearLayers()
    for (const { name } of namesWithRoom(placed)) {
      const [text, latitude, longitude, kind] = name
      const html = Object.assign(document.createElement('span'), { textContent: text })
      const icon = divIcon({ className: `slippy-name slippy-${kind}-name`, html, iconSize: [0, 0] })
      marker([latitude / degree, longitude / degree], { icon, interactive: false, keyboard: false, pane: 'names' }).addTo(layer)
    }
  }
  map.on('moveend zoomend', write)
  write()
}
