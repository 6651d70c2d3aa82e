import { coordinate, members, type Shape } from '../checking/shape';

export const pointShape: Shape = members({ x: coordinate, y: coordinate });
