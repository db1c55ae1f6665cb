// A picture either says something or is left out of what is read aloud.

export interface PictureAttributes {
  role?: 'img';
  'aria-label'?: string;
  'aria-hidden'?: 'true';
}

export const picture = (label: string | undefined): PictureAttributes =>
  label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
