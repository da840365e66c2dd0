import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import rehypeInlay from '../../dist/rehype/index.js';

/** A frozen processor, as a pipeline keeps one. The bare one does all but the expanding: its difference is the plugin. */
export const rehype = {
  name: 'rehype with inlay/rehype',
  prepare: ({ canvas, site, request }) => {
    const processor = unified().use(rehypeParse).use(rehypeInlay, { site, request }).use(rehypeStringify).freeze();
    return () => String(processor.processSync(canvas));
  },
};

export const bareRehype = {
  name: 'rehype, nothing expanded',
  expands: false,
  prepare: ({ canvas }) => {
    const processor = unified().use(rehypeParse).use(rehypeStringify).freeze();
    return () => String(processor.processSync(canvas));
  },
};
