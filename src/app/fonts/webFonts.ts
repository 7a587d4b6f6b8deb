/** Pretendard for the interface, Gowun Batang for headings and readings (both SIL OFL), in slices: a page loads what it uses. */
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import '@fontsource/gowun-batang/400.css'
import '@fontsource/gowun-batang/700.css'

// The next page needs them, whatever it is.
for (const font of ['1em "Pretendard own"', '700 1em "Gowun Batang own"']) document.fonts.load(font).catch(() => {})
