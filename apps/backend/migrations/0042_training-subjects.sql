CREATE TABLE "training_subject_courses" (
	"subject_slug" text NOT NULL,
	"course_id" bigint NOT NULL,
	CONSTRAINT "training_subject_courses_subject_slug_course_id_pk" PRIMARY KEY("subject_slug","course_id")
);
--> statement-breakpoint
CREATE TABLE "training_subjects" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "training_courses" ADD COLUMN "level" integer;--> statement-breakpoint
ALTER TABLE "training_subject_courses" ADD CONSTRAINT "training_subject_courses_subject_slug_training_subjects_slug_fk" FOREIGN KEY ("subject_slug") REFERENCES "public"."training_subjects"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_subject_courses" ADD CONSTRAINT "training_subject_courses_course_id_training_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."training_courses"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_subject_courses_course" ON "training_subject_courses" USING btree ("course_id");--> statement-breakpoint
ALTER TABLE "training_courses" ADD CONSTRAINT "training_courses_level_known" CHECK ("training_courses"."level" between 1 and 9);