export interface Reader {
  /** The wire's reader type */
  type: 'F' | 'T' | 'FT'
  name: string
  description: string
  imageUrl: string
  videoUrl: string
}

/** The three readers: feeling, thinking, and both in balance (GET /readers, specification section 7). */
export const READERS: readonly Reader[] = [
  {
    type: 'F',
    name: '라테 하늬',
    description: '데운 우유처럼 포근한 공감형 리더예요. 마음을 먼저 안아 주고, 카드가 건네는 위로를 천천히 들려드려요.',
    imageUrl: '/media/readers/f.avif',
    videoUrl: '/media/readers/f.mp4',
  },
  {
    type: 'T',
    name: '콜드브루 서린',
    description: '얼음처럼 맑은 해결형 리더예요. 카드를 또렷하게 짚고, 오늘 바로 해 볼 수 있는 한 걸음을 알려 드려요.',
    imageUrl: '/media/readers/t.avif',
    videoUrl: '/media/readers/t.mp4',
  },
  {
    type: 'FT',
    name: '얼그레이 은결',
    description: '향은 부드럽고 끝은 또렷한 균형형 리더예요. 마음과 상황을 나란히 놓고 함께 살펴봐 드려요.',
    imageUrl: '/media/readers/tf.avif',
    videoUrl: '/media/readers/tf.mp4',
  },
]
